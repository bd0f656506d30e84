// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as cards } from '../Cards/section.ts';
import { section as columns } from '../Columns/section.ts';
import { section as faq } from '../Faq/section.ts';
import { section as form } from '../Form/section.ts';
import { section as history } from '../History/section.ts';
import { section as html } from '../Html/section.ts';
import { section as map } from '../Map/section.ts';
import { section as people } from '../People/section.ts';
import { section as picture } from '../Picture/section.ts';
import { section as quote } from '../Quote/section.ts';
import { section as steps } from '../Steps/section.ts';
import { section as table } from '../Table/section.ts';
import { section as text } from '../Text/section.ts';
import { section as vehicles } from '../Vehicles/section.ts';
import { section as video } from '../Video/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const ownSections: SectionDefinitions = {
  cards,
  columns,
  faq,
  form,
  history,
  html,
  map,
  people,
  picture,
  quote,
  steps,
  table,
  text,
  vehicles,
  video,
};
