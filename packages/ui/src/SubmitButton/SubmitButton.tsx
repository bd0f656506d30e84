import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';

export type SubmitButtonProps = {
  children: ReactNode;
  /** The form is being submitted: presses are ignored, the label changes, the focus stays. */
  busy?: boolean;
  busyLabel?: string;
  wide?: boolean;
};

/**
 * The submit button of a form. It is never `disabled`, so that a press can show what is wrong.
 *
 * @example
 * <SubmitButton busy={isSubmitting} busyLabel="Sending...">Send enquiry</SubmitButton>
 */
export const SubmitButton = ({ children, busy = false, busyLabel = 'Sending...', wide = false }: SubmitButtonProps) => (
  <Button type="submit" variant="primary" size="large" busy={busy} wide={wide}>
    {busy ? busyLabel : children}
  </Button>
);
