import { describe, expect, it } from 'vitest';
import { facetLimit, makeGroups, facetRange, snapValue, type FacetItem } from '../search/index.ts';
import { aSite } from '../testing/index.ts';
import * as limits from './index.ts';

const site = aSite();

describe('the platform limits', () => {
  it.each([
    ['textDebounceMs', 300],
    ['sliderDebounceMs', 400],
    ['financeQuoteDebounceMs', 500],
    ['searchTimeoutMs', 10_000],
    ['smsTimeoutMs', 15_000],
    ['resendWaitMs', 60_000],
    ['toastRemovalMs', 1_000_000],
    ['copyConfirmationMs', { inline: 1_500, toast: 3_000 }],
    ['shareWindowPollMs', 1_000],
    ['salesCounterPollMs', 150_000],
    ['otpLength', 6],
    ['codeAttempts', 5],
    ['postcodeLength', 4],
    ['popularMakes', 20],
    ['collapsedMakes', 7],
    ['modelsPerMake', 30],
    ['featuredCars', 6],
    ['rememberedSearches', 5],
    ['similarCars', 6],
    ['featuresShown', 8],
    ['specificationsShown', 4],
    ['picturesWithoutThumbnails', 3],
    ['comparedVehicles', 4],
    ['placeholderPrice', 10],
    ['marketBadgeThreshold', 499],
    ['financePriceFloor', 500],
    ['smallestQuotedPayment', 25],
    ['purchasePriceCeiling', 250_000],
    ['autograbPriceFloor', 200],
    ['taurusAgeLimit', 12],
    ['stickyHeaderAfter', 500],
    ['bottomBarOpensAfter', 900],
    ['spinnerStep', 20],
    ['shareWindow', { width: 550, height: 400 }],
    ['slideSize', { landscape: { width: 1_920, height: 700 }, portrait: { width: 700, height: 1_920 } }],
    ['galleryPicture', { width: 600, height: 400 }],
    ['pictureQuality', 75],
    ['mapPictureWidth', 600],
    ['loadAheadMargin', 500],
    ['sliderDefaultMax', 100_000],
    ['sliderSnap', 1_000],
    ['financeDisclaimerText', { limit: 197, cutTo: 197 }],
    ['offerText', { limit: 200, cutTo: 160 }],
    ['offerDisclaimerText', { limit: 200, cutTo: 200 }],
    ['reviewText', { limit: 160, cutTo: 160 }],
    ['modelText', { limit: 200, cutTo: 200 }],
    ['blogText', { limit: 120, cutTo: 120 }],
    ['dealerCommentsText', { limit: 400, cutTo: 400 }],
  ] as const)('%s', (name, value) => {
    expect(limits[name]).toEqual(value);
  });

  it('are the defaults of a site', () => {
    expect(site.search).toMatchObject({ hitsPerPage: 21, soldDays: 3, usedKeyword: 'Used' });
    expect(site.tags.justArrivedDays).toBe(8);
    expect(site.home.featured.limit).toBe(limits.featuredCars);
  });

  it('the platform limits apply to a search', () => {
    const makes: FacetItem[] = Array.from({ length: 30 }, (_, index) => ({
      value: `Make ${index}`,
      label: `Make ${index}`,
      count: 100 - index,
      isRefined: false,
    }));
    expect(makeGroups(makes, { expanded: false, site }).groups[0]?.items).toHaveLength(limits.collapsedMakes);
    expect(makeGroups(makes, { expanded: true, site }).groups[0]?.items).toHaveLength(limits.popularMakes);
    expect(facetLimit('model', site)).toBe(limits.modelsPerMake);
    expect(facetRange('price').max).toBe(limits.sliderDefaultMax);
    expect(snapValue(12_499, { min: 0, max: 100_000 })).toBe(12 * limits.sliderSnap);
  });
});
