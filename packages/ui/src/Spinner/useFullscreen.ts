import { type RefObject, useEffect } from 'react';

/**
 * Makes an element fill the screen, natively where possible (not on an iPhone), otherwise by filling the window; Escape, or moving
 * the focus out of it, ends that.
 *
 * @example
 * const toggle = useFullscreen(ref, state.fullscreen, (on) => dispatch({ kind: 'fullscreen', on }));
 */
export const useFullscreen = (
  ref: RefObject<HTMLElement | null>,
  isFull: boolean,
  onChange: (on: boolean) => void,
): (() => void) => {
  useEffect(() => {
    const element = ref.current;
    if (!isFull || !element) return undefined;
    const byBrowser = (): boolean => document.fullscreenElement === element;
    const onFullscreen = (): void => {
      if (!byBrowser()) onChange(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !byBrowser()) onChange(false);
    };
    const onLeave = (event: FocusEvent): void => {
      if (!byBrowser() && event.relatedTarget instanceof Node && !element.contains(event.relatedTarget))
        onChange(false);
    };
    document.addEventListener('fullscreenchange', onFullscreen);
    document.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreen);
      document.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onLeave);
      if (byBrowser()) void document.exitFullscreen();
    };
  }, [ref, isFull, onChange]);

  return () => {
    const element = ref.current;
    if (isFull || !element) {
      onChange(false);
      return;
    }
    // Refused or not supported: the window is filled instead.
    const fill = () => onChange(true);
    if (typeof element.requestFullscreen === 'function') element.requestFullscreen().then(fill, fill);
    else fill();
  };
};
