import { type Ref, type RefCallback, useCallback, useImperativeHandle, useState } from 'react';
import { letFocusMove } from './letFocusMove.ts';

/**
 * The ref of a dialog, which lets the focus move within it, together with the one that its parent passes.
 *
 * @example
 * <Radix.Content ref={useFocusRef(root.ref)}>{fields}</Radix.Content>
 */
export const useFocusRef = (given: Ref<HTMLDivElement> | undefined): RefCallback<HTMLDivElement> => {
  // The library mounts the dialog later than the component.
  const [dialog, setDialog] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(given, () => dialog, [dialog]);
  return useCallback((element) => {
    setDialog(element);
    const stop = letFocusMove(element);
    return () => {
      stop?.();
      setDialog(null);
    };
  }, []);
};
