import { enterTyped } from './enterTyped.ts';
import { reportBrokenPictures } from './reportBrokenPictures.ts';

/**
 * Repeats what happened to the content of a page before React listened to it: typed values and broken pictures.
 *
 * @example
 * useEffect(() => void setTimeout(() => catchUp(container)), [container]);
 */
export const catchUp = (container: ParentNode): void => {
  enterTyped(container);
  reportBrokenPictures(container);
};
