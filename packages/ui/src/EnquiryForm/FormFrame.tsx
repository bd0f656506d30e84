import type { ComponentProps } from 'react';
import frame from './formFrame.module.css';

type FormFrameProps = Omit<ComponentProps<'form'>, 'noValidate'> & {
  /** Name of the form as a landmark. */
  label: string;
  busy: boolean;
};

/**
 * The frame of a form that is sent to the dealer: the browser's own messages are off, and it is marked while it is being sent.
 *
 * @example
 * <FormFrame label="Enquire Now" busy={busy} onSubmit={send} data-part="enquiry-form">{fields}</FormFrame>
 */
export const FormFrame = ({ label, busy, className, ...form }: FormFrameProps) => (
  <form
    {...form}
    className={className === undefined ? frame.form : `${frame.form} ${className}`}
    noValidate
    aria-label={label}
    data-status={busy ? 'submitting' : 'idle'}
  />
);
