import { useEffect, useRef } from 'react';

/**
 * The heading of a step, which takes focus where the visitor came from another step.
 *
 * @example
 * const heading = useHeadingFocus(takesFocus);
 */
export const useHeadingFocus = (takesFocus: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return heading;
};
