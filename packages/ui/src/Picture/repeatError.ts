/**
 * The `ref` of a picture with an `onError`: repeats the error of a picture that failed before React listened to it, as in a page that a
 * server has rendered.
 */
export const repeatError = (picture: HTMLImageElement | null): void => {
  // A drawing without a size of its own also has no width: only a picture that failed rejects.
  if (picture?.complete && !picture.naturalWidth)
    picture.decode().catch(() => picture.dispatchEvent(new Event('error')));
};
