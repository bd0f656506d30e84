// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as aboutText } from '../AboutText/section.ts';
import { section as enquiryForm } from '../EnquiryForm/section.ts';
import { section as history } from '../History/section.ts';
import { section as locationList } from '../LocationList/section.ts';
import { section as mainLocation } from '../MainLocation/section.ts';
import { section as people } from '../People/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const enquirySections: SectionDefinitions = {
  aboutText,
  enquiryForm,
  history,
  locationList,
  mainLocation,
  people,
};
