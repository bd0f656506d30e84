import { useEffect, useRef } from 'react';

/** The heading of a step, which receives focus after a change of step. */
export const useHeadingFocus = (takesFocus: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return heading;
};
