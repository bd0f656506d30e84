// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as aboutText } from '../AboutText/section.ts';
import { AboutText } from '../AboutText/AboutText.tsx';
import { section as enquiryForm } from '../EnquiryForm/section.ts';
import { EnquiryForm } from '../EnquiryForm/EnquiryForm.tsx';
import { section as history } from '../History/section.ts';
import { History } from '../History/History.tsx';
import { section as locationList } from '../LocationList/section.ts';
import { LocationList } from '../LocationList/LocationList.tsx';
import { section as mainLocation } from '../MainLocation/section.ts';
import { MainLocation } from '../MainLocation/MainLocation.tsx';
import { section as people } from '../People/section.ts';
import { People } from '../People/People.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const enquiryParts: SectionParts = {
  aboutText: { definition: aboutText, Component: AboutText },
  enquiryForm: { definition: enquiryForm, Component: EnquiryForm },
  history: { definition: history, Component: History },
  locationList: { definition: locationList, Component: LocationList },
  mainLocation: { definition: mainLocation, Component: MainLocation },
  people: { definition: people, Component: People },
};
