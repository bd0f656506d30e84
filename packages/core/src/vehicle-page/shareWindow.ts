import type { Site } from '../site/site.ts';

/** How often an open share window is checked (decision F12). */
export const shareWindowPollMs = 1_000;

/** How long "Copied" is shown, on the button or as a toast (decision C22). */
export const copyConfirmationMs = { inline: 1_500, toast: 3_000 } as const;

const shareWindow = { width: 550, height: 400 } as const;

/** How a copied link is confirmed: on the button itself or in a toast, for `ms` milliseconds. */
type CopyConfirmation = { readonly kind: 'inline' | 'toast'; readonly text: string; readonly ms: number };

/**
 * The confirmation of a copied link (decision C22): "Copied" on the button for 1.5 s, or a toast with the name of the vehicle for 3 s, by
 * setting.
 *
 * @example
 * copyConfirmation('2022 Toyota Hilux', aSite()); // => { kind: 'inline', text: 'Copied', ms: 1500 }
 */
export const copyConfirmation = (carName: string, site: Pick<Site, 'detail'>): CopyConfirmation =>
  site.detail.copyVariant === 'toast'
    ? { kind: 'toast', text: `Copied ${carName} to your clipboard!`, ms: copyConfirmationMs.toast }
    : { kind: 'inline', text: 'Copied', ms: copyConfirmationMs.inline };

/** What to do about an open share window: check again later, or stop. `closed`: the visitor closed it. */
type ShareWatch = { readonly kind: 'wait' } | { readonly kind: 'done'; readonly closed: boolean };

/**
 * The decision of each poll of the share window (decision F12): stop silently if the window was blocked or the page is gone, stop as
 * closed if the window was closed, else poll again after `shareWindowPollMs`.
 *
 * @example
 * shareWatch({ isOpen: false, wasBlocked: false, isGone: false }); // => { kind: 'done', closed: true }
 */
export const shareWatch = ({
  isOpen,
  wasBlocked,
  isGone,
}: {
  readonly isOpen: boolean;
  readonly wasBlocked: boolean;
  readonly isGone: boolean;
}): ShareWatch => {
  if (wasBlocked || isGone) return { kind: 'done', closed: false };
  return isOpen ? { kind: 'wait' } : { kind: 'done', closed: true };
};

/** Position and size of the visitor's own window on the screen, in CSS pixels. */
type WindowArea = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const middle = (start: number, outer: number, inner: number): number =>
  Math.round(start + Math.max(0, outer - inner) / 2);

/**
 * The features of the share window: 550 by 400 pixels, centred over the visitor's own window. It is polled every `shareWindowPollMs` until
 * it is closed or the page goes away; a blocked window is not an error (decision F12).
 *
 * @example
 * shareWindowFeatures({ left: 0, top: 0, width: 1440, height: 900 }); // => 'popup,width=550,height=400,left=445,top=250'
 */
export const shareWindowFeatures = ({ left, top, width, height }: WindowArea): string =>
  `popup,width=${shareWindow.width},height=${shareWindow.height},left=${middle(left, width, shareWindow.width)},top=${middle(top, height, shareWindow.height)}`;
