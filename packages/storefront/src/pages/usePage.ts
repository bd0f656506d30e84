import type { DataOf } from '../page/definePage.ts';
import { usePage as usePageOf } from '../page/usePage.tsx';
import type { page as brand } from './brand/page.ts';
import type { page as model } from './model/page.ts';
import type { page as models } from './models/page.ts';
import type { page as offer } from './offer/page.ts';
import type { page as post } from './post/page.ts';
import type { PageSearch } from './search/useSearchPage.ts';
import type { PageVehicle } from './vehicle/page.ts';

/** What the sections of a page may read, by the page. */
export type PageData = {
  /** The vehicle: `model` has the texts, prices, pictures and buttons as the page shows them. */
  readonly vehicle: Pick<PageVehicle, 'vehicle' | 'model' | 'isSaved' | 'now'>;
  /** The search: what is searched for, how many vehicles it finds, those of this page once they are there, and how to change it. */
  readonly search: Pick<
    PageSearch,
    'shown' | 'count' | 'noun' | 'meta' | 'filters' | 'clear' | 'hrefFor' | 'response' | 'status'
  >;
  readonly brand: DataOf<typeof brand>;
  readonly model: DataOf<typeof model>;
  readonly models: DataOf<typeof models>;
  readonly offer: DataOf<typeof offer>;
  readonly post: DataOf<typeof post>;
};

/** What the page around is about, for a look's own sections; an error on any other page. */
export const usePage = <Name extends keyof PageData>(name: Name): PageData[Name] =>
  usePageOf<PageData[Name]>({ route: name });
