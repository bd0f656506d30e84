import { use, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import { aStorage } from '../stores/testStorage.ts';
import { viewedCars } from '../stores/viewedCars.ts';
import { StageContext, type Visit } from './stage.ts';

const aVisit = ({ template, site, address, now, fetch, local, session, saved }: Visit) => {
  const storefront = createStorefront({
    template,
    site,
    services: { fetch },
    now,
    rng: () => 0.5,
    storage: { local: aStorage(local), session: aStorage(session) },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  });
  for (const vehicle of saved) {
    storefront.stores.favourites.getState().toggle(vehicle);
    viewedCars(storefront).getState().remember(vehicle);
  }
  return storefront;
};

/**
 * A whole page of a demo site with the mock backend: the story's parameter `mockState` says which page and in which state.
 *
 * @example
 * const meta = { component: VisitStage, parameters: { mockState: { page: '/search/all-cars' } } } satisfies Meta;
 */
export const VisitStage = () => {
  const { visit } = use(StageContext);
  if (!visit) throw new Error('The story has no parameter mockState, so it has no page to show.');
  const [storefront] = useState(() => aVisit(visit));
  return (
    <StorefrontProvider value={storefront}>
      <RouterProvider router={storefront.router} />
    </StorefrontProvider>
  );
};
