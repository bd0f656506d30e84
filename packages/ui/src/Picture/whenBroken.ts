/**
 * A ref for a picture that reports a failure from before React listened, for example in a page that a server has written.
 *
 * @example
 * <img ref={whenBroken(() => setFailed(src))} onError={() => setFailed(src)} ... />
 */
export const whenBroken =
  (onBroken: () => void) =>
  (image: HTMLImageElement | null): void => {
    if (image?.complete && image.naturalWidth === 0) onBroken();
  };
