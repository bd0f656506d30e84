import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as offerDetail } from './sections/OfferDetail/section.ts';
import { OfferDetail } from './sections/OfferDetail/OfferDetail.tsx';
import { section as offerStock } from './sections/OfferStock/section.ts';
import { OfferStock } from './sections/OfferStock/OfferStock.tsx';
import { section as offerForm } from './sections/OfferForm/section.ts';
import { OfferForm } from './sections/OfferForm/OfferForm.tsx';
import { section as otherOffers } from './sections/OtherOffers/section.ts';
import { OtherOffers } from './sections/OtherOffers/OtherOffers.tsx';

export const OfferPage = sectionsPage(page, {
  offerDetail: { definition: offerDetail, Component: OfferDetail },
  offerStock: { definition: offerStock, Component: OfferStock },
  offerForm: { definition: offerForm, Component: OfferForm },
  otherOffers: { definition: otherOffers, Component: OtherOffers },
});
