export { codeAttempts, otpLength, postcodeLength } from './codes.ts';
export {
  collapsedMakes,
  comparedVehicles,
  directoryAnswers,
  directoryPageSize,
  featuredCars,
  featuresShown,
  modelsPerMake,
  mostSavedSearches,
  openFilters,
  picturesWithoutThumbnails,
  popularMakes,
  rememberedSearches,
  similarCars,
  specificationsShown,
} from './lists.ts';
export {
  autograbPriceFloor,
  financePriceFloor,
  marketBadgeThreshold,
  placeholderPrice,
  purchasePriceCeiling,
  smallestQuotedPayment,
} from './money.ts';
export {
  bottomBarOpensAfter,
  galleryPicture,
  loadAheadMargin,
  mapPictureWidth,
  pictureQuality,
  shareWindow,
  slideSize,
  spinnerStep,
  stickyHeaderAfter,
} from './sizes.ts';
export { sliderDefaultMax, sliderSnap } from './stockRange.ts';
export {
  blogText,
  dealerCommentsText,
  financeDisclaimerText,
  modelText,
  offerDisclaimerText,
  offerText,
  reviewText,
  type TextLimit,
} from './text.ts';
export {
  copyConfirmationMs,
  financeQuoteDebounceMs,
  personStoredMs,
  resendWaitMs,
  salesCounterPollMs,
  shareWindowPollMs,
  sliderDebounceMs,
  searchTimeoutMs,
  smsTimeoutMs,
  textDebounceMs,
  toastRemovalMs,
} from './timing.ts';
export { taurusAgeLimit } from './years.ts';
