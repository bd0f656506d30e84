// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as offerDetail } from '../OfferDetail/section.ts';
import { section as offerForm } from '../OfferForm/section.ts';
import { section as offerStock } from '../OfferStock/section.ts';
import { section as otherOffers } from '../OtherOffers/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const offerSections: SectionDefinitions = {
  offerDetail,
  offerForm,
  offerStock,
  otherOffers,
};
