import type { SectionParts } from './SectionView.tsx';
import { section as cards } from './Cards/section.ts';
import { Cards } from './Cards/Cards.tsx';
import { section as columns } from './Columns/section.ts';
import { Columns } from './Columns/Columns.tsx';
import { section as faq } from './Faq/section.ts';
import { Faq } from './Faq/Faq.tsx';
import { section as form } from './Form/section.ts';
import { Form } from './Form/Form.tsx';
import { section as history } from './History/section.ts';
import { History } from './History/History.tsx';
import { section as html } from './Html/section.ts';
import { Html } from './Html/Html.tsx';
import { section as map } from './Map/section.ts';
import { Map } from './Map/Map.tsx';
import { section as people } from './People/section.ts';
import { People } from './People/People.tsx';
import { section as picture } from './Picture/section.ts';
import { Picture } from './Picture/Picture.tsx';
import { section as quote } from './Quote/section.ts';
import { Quote } from './Quote/Quote.tsx';
import { section as steps } from './Steps/section.ts';
import { Steps } from './Steps/Steps.tsx';
import { section as table } from './Table/section.ts';
import { Table } from './Table/Table.tsx';
import { section as text } from './Text/section.ts';
import { Text } from './Text/Text.tsx';
import { section as vehicles } from './Vehicles/section.ts';
import { Vehicles } from './Vehicles/Vehicles.tsx';
import { section as video } from './Video/section.ts';
import { Video } from './Video/Video.tsx';

/** The sections with a dealer’s own content, which any page can list. */
export const ownParts: SectionParts = {
  cards: { definition: cards, Component: Cards },
  columns: { definition: columns, Component: Columns },
  faq: { definition: faq, Component: Faq },
  form: { definition: form, Component: Form },
  history: { definition: history, Component: History },
  html: { definition: html, Component: Html },
  map: { definition: map, Component: Map },
  people: { definition: people, Component: People },
  picture: { definition: picture, Component: Picture },
  quote: { definition: quote, Component: Quote },
  steps: { definition: steps, Component: Steps },
  table: { definition: table, Component: Table },
  text: { definition: text, Component: Text },
  vehicles: { definition: vehicles, Component: Vehicles },
  video: { definition: video, Component: Video },
};
