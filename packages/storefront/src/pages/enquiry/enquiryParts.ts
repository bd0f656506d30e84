import type { SectionsOf } from '../../page/definePage.ts';
import type { SectionPart } from '../../sections/SectionView.tsx';
import type { page } from './page.ts';
import { section as aboutText } from './sections/AboutText/section.ts';
import { AboutText } from './sections/AboutText/AboutText.tsx';
import { section as enquiryForm } from './sections/EnquiryForm/section.ts';
import { EnquiryForm } from './sections/EnquiryForm/EnquiryForm.tsx';
import { section as locationList } from './sections/LocationList/section.ts';
import { LocationList } from './sections/LocationList/LocationList.tsx';
import { section as mainLocation } from './sections/MainLocation/section.ts';
import { MainLocation } from './sections/MainLocation/MainLocation.tsx';
import { section as history } from '../../sections/History/section.ts';
import { History } from '../../sections/History/History.tsx';
import { section as people } from '../../sections/People/section.ts';
import { People } from '../../sections/People/People.tsx';

export const enquiryParts: Readonly<Record<SectionsOf<typeof page>, SectionPart>> = {
  aboutText: { definition: aboutText, Component: AboutText },
  enquiryForm: { definition: enquiryForm, Component: EnquiryForm },
  locationList: { definition: locationList, Component: LocationList },
  mainLocation: { definition: mainLocation, Component: MainLocation },
  history: { definition: history, Component: History },
  people: { definition: people, Component: People },
};
