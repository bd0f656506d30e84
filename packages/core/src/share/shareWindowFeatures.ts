import { shareWindow } from '../limits/sizes.ts';

/** Where the visitor's own window stands on the screen, in CSS pixels. */
export type WindowPlace = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const middle = (start: number, outer: number, inner: number): number =>
  Math.round(start + Math.max(0, outer - inner) / 2);

/**
 * The features of the share window (row 9.U04): 550 by 400 pixels, in the middle of the visitor's own window. Whether it has been closed is
 * asked every `shareWindowPollMs`, until then or until the page goes; a blocked window is nobody's error (decision F12).
 *
 * @example
 * shareWindowFeatures({ left: 0, top: 0, width: 1440, height: 900 }); // => 'popup,width=550,height=400,left=445,top=250'
 */
export const shareWindowFeatures = ({ left, top, width, height }: WindowPlace): string =>
  `popup,width=${shareWindow.width},height=${shareWindow.height},left=${middle(left, width, shareWindow.width)},top=${middle(top, height, shareWindow.height)}`;
