import type { SiteLocation } from '@dealer/core/site';
import { definePage, provides } from '../../page/definePage.ts';
import type { EnquiryPageDefinition } from './enquiryPages.ts';
import { enquiryLists, formAndLocation } from './enquiryLists.ts';

/** What the sections of an enquiry page are about. */
type PageEnquiry = {
  page: EnquiryPageDefinition;
  title: string;
  /** The location next to the form: it follows what the visitor chooses there. */
  location: SiteLocation | undefined;
  /** The form reports the location or dealership chosen in it, by slug; empty for none. */
  onLocation: (slug: string) => void;
};

/** A page with an enquiry form: text, form and location. `head` is below the heading, `lead` in bands below that, `side` next to `main`, `foot` below both. */
export const page = definePage({
  route: 'enquiry',
  areas: ['top', 'head', 'lead', 'main', 'side', 'foot'],
  sections: ['aboutText', 'enquiryForm', 'locationList', 'mainLocation', 'history', 'people'],
  list: formAndLocation,
  lists: enquiryLists,
  data: provides<PageEnquiry>(),
});
