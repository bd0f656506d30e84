import type { PageItem } from '@dealer/core/page';

/**
 * The areas of a page with an enquiry form: `head` is below the heading, `lead` in bands below that, `side` is next to the form, `foot`
 * below both; without one a section is below them.
 */
export const enquiryAreas = ['top', 'head', 'lead', 'main', 'side', 'foot'] as const;

/** The sections of a page with an enquiry form. */
export const enquirySectionList: readonly PageItem[] = [
  { section: 'enquiryForm', area: 'main' },
  { section: 'mainLocation', area: 'side' },
];

/** The contact page, where neither look nor site has others. */
export const contactSectionList: readonly PageItem[] = [
  ...enquirySectionList,
  { section: 'locationList', area: 'foot', settings: { show: 'others' } },
];

/** The page of all dealerships, where neither look nor site has others. */
export const dealershipsSectionList: readonly PageItem[] = [
  { section: 'locationList', area: 'head' },
  { section: 'enquiryForm', area: 'main' },
];

/** The page about the dealer, where neither look nor site has others. */
export const aboutSectionList: readonly PageItem[] = [{ section: 'aboutText', area: 'head' }, ...contactSectionList];
