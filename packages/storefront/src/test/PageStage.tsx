import { use, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { SiteDoc } from '@dealer/core/site';
import { testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import { aStorage } from '../stores/testStorage.ts';
import { viewedCars } from '../stores/viewedCars.ts';
import type { Template, TemplatePages } from '../template/template.ts';
import { type Stage, StageContext, stageSite, stageVehicle } from './stage.ts';
import { withAnswers } from './stockAnswers.ts';

export type PageStageProps = {
  address: string;
  /** What the look says about the lists of its pages. */
  pages?: Partial<TemplatePages>;
  /** The look, for its own sections, slots and cards. */
  template?: Template;
  siteDoc?: SiteDoc;
  /** The visitor has saved these vehicles of the stock, and looked at them. */
  saved?: readonly number[];
  /** What other servers answer, by path. */
  answers?: Readonly<Record<string, object>>;
};

/** The site at one of its addresses. */
const aPage = (
  { address, pages = {}, template, siteDoc = {}, saved = [], answers = {} }: PageStageProps,
  chosen: Stage,
) => {
  const stage = template ? { ...chosen, template } : chosen;
  const storefront = createStorefront({
    template: { ...stage.template, pages: { home: [], ...pages } },
    site: stageSite(stage, {
      ...(stage.siteDoc.locations
        ? {}
        : { locations: [{ id: 3, name: 'Harbour City Motors Newstead', slug: 'newstead' }] }),
      ...siteDoc,
    }),
    services: { fetch: withAnswers(answers, stage.search) },
    now: () => testNow,
    rng: () => 0.5,
    storage: { local: aStorage(), session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  });
  for (const id of saved) {
    const vehicle = stageVehicle(stage, id);
    storefront.stores.favourites.getState().toggle(vehicle);
    viewedCars(storefront).getState().remember(vehicle);
  }
  return storefront;
};

/** A page as its address shows it, with header and footer, for stories and tests. */
export const PageStage = (props: PageStageProps) => {
  const stage = use(StageContext);
  const [storefront] = useState(() => aPage(props, stage));
  return (
    <StorefrontProvider value={storefront}>
      <RouterProvider router={storefront.router} />
    </StorefrontProvider>
  );
};
