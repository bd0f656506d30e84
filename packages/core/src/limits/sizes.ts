/** Sizes in CSS pixels (specification sections 2 and 9; rows 9.U02, 9.U04, 9.U13, 9.U14). */

/** Scrolled further than this, the sticky header of the vehicle page shows: at 501, not at 500 (row 2.D37; decision C11). */
export const stickyHeaderAfter = 500;

/** Scrolled further than this, the bottom bar of the vehicle page opens (row 2.D38; decision C11). */
export const bottomBarOpensAfter = 900;

/** Space kept above a place that is scrolled to (row 9.U13). */
export const headerOffset = 8;

/** Drag that turns the 360 view by one frame (specification section 2, Spinner). */
export const spinnerStep = 20;

/** The window for sharing (row 9.U04). */
export const shareWindow = { width: 550, height: 400 } as const;

/** A slide of the home page, lying on a desk and standing on a phone (row 9.U14; decision F5). */
export const slideSize = { landscape: { width: 1_920, height: 700 }, portrait: { width: 700, height: 1_920 } } as const;

/** A picture of the vehicle page's slider (specification section 2). */
export const galleryPicture = { width: 600, height: 400 } as const;

/** How good a picture the image service is asked for, in per cent (specification section 7; decision F4). */
export const pictureQuality = 75;

/** Width of a map picture (specification section 7). */
export const mapPictureWidth = 600;

/** Similar cars load when they are this far from being seen (specification section 7). */
export const loadAheadMargin = 500;
