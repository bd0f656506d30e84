import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for the heading of a step, which has the focus when the step changes. A step that is returned to because of its errors has the
 * focus there.
 *
 * @example
 * const heading = useStepFocus(step, errors.length > 0);
 */
export const useStepFocus = (step: number | string, hasErrors = false): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!hasErrors) heading.current?.focus();
  }, [step, hasErrors]);
  return heading;
};
