// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as offerDetail } from '../OfferDetail/section.ts';
import { OfferDetail } from '../OfferDetail/OfferDetail.tsx';
import { section as offerForm } from '../OfferForm/section.ts';
import { OfferForm } from '../OfferForm/OfferForm.tsx';
import { section as offerStock } from '../OfferStock/section.ts';
import { OfferStock } from '../OfferStock/OfferStock.tsx';
import { section as otherOffers } from '../OtherOffers/section.ts';
import { OtherOffers } from '../OtherOffers/OtherOffers.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const offerParts: SectionParts = {
  offerDetail: { definition: offerDetail, Component: OfferDetail },
  offerForm: { definition: offerForm, Component: OfferForm },
  offerStock: { definition: offerStock, Component: OfferStock },
  otherOffers: { definition: otherOffers, Component: OtherOffers },
};
