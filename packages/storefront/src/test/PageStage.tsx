import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { SiteDoc } from '@dealer/core/site';
import { aSite, aVehicle, testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import type { SectionParts } from '../sections/SectionView.tsx';
import { aStorage } from '../stores/testStorage.ts';
import { viewedCars } from '../stores/viewedCars.ts';
import type { TemplatePages } from '../template/template.ts';
import { aTemplate } from './aTemplate.ts';
import { withAnswers } from './stockAnswers.ts';

export type PageStageProps = {
  address: string;
  /** What the look says about the lists of its pages. */
  pages?: Partial<TemplatePages>;
  /** Sections of the look alone. */
  sections?: SectionParts;
  siteDoc?: SiteDoc;
  /** The visitor has saved these vehicles of the stock, and looked at them. */
  saved?: readonly number[];
  /** What other servers answer, by path. */
  answers?: Readonly<Record<string, object>>;
};

/** The site at one of its addresses; its stock comes from `stockAnswers`. */
const aPage = ({ address, pages = {}, sections = {}, siteDoc = {}, saved = [], answers = {} }: PageStageProps) => {
  const storefront = createStorefront({
    template: { ...aTemplate, pages: { home: [], ...pages }, sections },
    site: aSite({ locations: [{ id: 3, name: 'Harbour City Motors Newstead', slug: 'newstead' }], ...siteDoc }),
    services: { fetch: withAnswers(answers) },
    now: () => testNow,
    rng: () => 0.5,
    storage: { local: aStorage(), session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  });
  for (const id of saved) {
    const vehicle = aVehicle({ id, slug: `2022-toyota-hilux-${id}` });
    storefront.stores.favourites.getState().toggle(vehicle);
    viewedCars(storefront).getState().remember(vehicle);
  }
  return storefront;
};

/**
 * A page as its address shows it, with header and footer, for stories and tests.
 *
 * @example
 * <PageStage address="/special-offers" pages={{ offers: { add: [{ section: 'reasons' }] } }} />
 */
export const PageStage = (props: PageStageProps) => {
  const [storefront] = useState(() => aPage(props));
  return (
    <StorefrontProvider value={storefront}>
      <RouterProvider router={storefront.router} />
    </StorefrontProvider>
  );
};
