import { enterTyped } from './enterTyped.ts';
import { reportBrokenPictures } from './reportBrokenPictures.ts';

/** Repeats what happened to the content of a page before React listened to it: typed values and broken pictures. */
export const catchUp = (container: ParentNode): void => {
  enterTyped(container);
  reportBrokenPictures(container);
};
