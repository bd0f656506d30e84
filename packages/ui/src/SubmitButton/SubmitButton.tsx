import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';

export type SubmitButtonProps = {
  children: ReactNode;
  /** The form is being submitted: presses are ignored, the label changes, the focus stays. */
  busy?: boolean;
  busyLabel?: string;
  /** As wide as its container. */
  wide?: boolean;
};

/**
 * The submit button of a form. It is never `disabled`, so that a press can show what is wrong. The second click of a double click does
 * nothing: in a form of several steps it would press the button of the next step, which is at the same place.
 *
 * @avoid Outside a form, or for Back and Cancel: use a `Button`.
 * @accessibility While it is busy, it is announced as unavailable with `busyLabel` as its name, and the focus stays on it.
 *
 * @example
 * <SubmitButton busy={isSubmitting} busyLabel="Sending...">Send enquiry</SubmitButton>
 */
export const SubmitButton = ({
  children,
  busy = false,
  busyLabel = 'Sending...',
  wide = false,
  ...root
}: WithRoot<SubmitButtonProps, 'button'>) => (
  <Button
    {...rootProps(root)}
    type="submit"
    variant="primary"
    size="large"
    busy={busy}
    wide={wide}
    onClick={(event) => {
      if (event.detail > 1) event.preventDefault();
    }}
  >
    {busy ? busyLabel : children}
  </Button>
);
