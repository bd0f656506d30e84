import type { ComponentPropsWithoutRef } from 'react';
import frame from './formFrame.module.css';

type FormFrameProps = Omit<ComponentPropsWithoutRef<'form'>, 'className' | 'noValidate'> & {
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
export const FormFrame = ({ label, busy, ...form }: FormFrameProps) => (
  <form {...form} className={frame.form} noValidate aria-label={label} data-status={busy ? 'submitting' : 'idle'} />
);
