/** Sizes in CSS pixels. */

/** Beyond this scroll position the sticky header of the vehicle page is shown: at 501, not at 500 (decision C11). */
export const stickyHeaderAfter = 500;

/** Beyond this scroll position the bottom bar of the vehicle page is shown (decision C11). */
export const bottomBarOpensAfter = 900;

/** Drag that turns the 360 view by one frame. */
export const spinnerStep = 20;

/** The window for sharing. */
export const shareWindow = { width: 550, height: 400 } as const;

/** A slide of the home page: landscape on a desktop, portrait on a phone (decision F5). */
export const slideSize = { landscape: { width: 1_920, height: 700 }, portrait: { width: 700, height: 1_920 } } as const;

/** A vehicle's picture in the slider and on a card. */
export const galleryPicture = { width: 600, height: 400 } as const;

/** The quality of pictures from the image service, in per cent (decision F4). */
export const pictureQuality = 75;

/** Width of a map picture. */
export const mapPictureWidth = 600;

/** Similar cars load at this distance from the viewport. */
export const loadAheadMargin = 500;
