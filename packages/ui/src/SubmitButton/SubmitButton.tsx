import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';

export type SubmitButtonProps = {
  children: ReactNode;
  /** The form is on its way: presses do nothing, the words change, focus stays. */
  busy?: boolean;
  busyLabel?: string;
  wide?: boolean;
};

/**
 * The one filled button of a form. It is never `disabled`: a person who cannot press it could not learn why.
 *
 * @example
 * <SubmitButton busy={isSubmitting} busyLabel="Sending...">Send enquiry</SubmitButton>
 */
export const SubmitButton = ({ children, busy = false, busyLabel = 'Sending...', wide = false }: SubmitButtonProps) => (
  <Button type="submit" variant="primary" size="large" busy={busy} wide={wide}>
    {busy ? busyLabel : children}
  </Button>
);
