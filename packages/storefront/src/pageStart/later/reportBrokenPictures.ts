/**
 * Repeats the `error` event of each picture that failed before React listened to it, as in a page that a server has rendered.
 * Components then show what they show for a broken picture.
 */
export const reportBrokenPictures = (container: ParentNode): void => {
  for (const picture of container.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'));
};
