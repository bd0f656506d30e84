import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageItem } from '@dealer/core/page';
import type { SiteDoc } from '@dealer/core/site';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { vehicleTopModel } from '@dealer/core/vehicle-page';
import { aSite, aVehicle, testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider, useStorefront } from '../boot/storefront.ts';
import { PageProvider } from '../page/usePage.tsx';
import { page } from '../pages/vehicle/page.ts';
import { vehicleParts } from '../pages/vehicle/vehicleParts.ts';
import { ownPageParts } from '../sections/ownPageParts.ts';
import { SectionList } from '../sections/SectionList.tsx';
import { PageStockContext } from '../sections/pageStock.ts';
import { askStock } from '../sections/stock.ts';
import { aStorage } from '../stores/testStorage.ts';
import { viewedCars } from '../stores/viewedCars.ts';
import { aTemplate } from './aTemplate.ts';
import { withAnswers } from './stockAnswers.ts';

type SectionStageProps = {
  items: readonly PageItem[];
  siteDoc?: SiteDoc;
  /** The visitor has saved a vehicle, and looked at it. */
  visited?: boolean;
  /** The page is that of a vehicle: how it differs from `aVehicle`. */
  about?: Partial<VehicleDoc>;
  /** What the dealer's backend answers, by path. */
  answers?: Record<string, object>;
};

/** A page of one site with the sections given, for stories and tests; its stock comes from `stockAnswers`. */
const aPage = ({ items, siteDoc = {}, visited = false, about, answers = {} }: SectionStageProps) => {
  const site = aSite({ home: { featured: { limit: 3 } }, ...siteDoc });
  const storage = { local: aStorage(), session: aStorage() };
  const storefront = createStorefront({
    template: aTemplate,
    site,
    services: { fetch: withAnswers(answers) },
    now: () => testNow,
    rng: () => 0.5,
    storage,
    createRouter: () => createMemoryRouter([{ path: '*', Component: () => <Sections items={items} about={about} /> }]),
  });
  if (visited) {
    storefront.stores.favourites.getState().toggle(aVehicle());
    viewedCars(storefront).getState().remember(aVehicle());
  }
  const stock = askStock(storefront.search, { items, definitions: {}, own: ownPageParts, facts: { site } });
  return { storefront, stock };
};

const pictures = { images: [{ image: { url: '/pictures/ute/red/hero.webp' } }], photos_count: 1 };

const Sections = ({ items, about }: Pick<SectionStageProps, 'items' | 'about'>) => {
  const { site } = useStorefront();
  if (!about) return <SectionList items={items} parts={ownPageParts} />;
  const vehicle = aVehicle({ ...pictures, ...about });
  const model = vehicleTopModel(vehicle, site, testNow, { isSaved: false });
  return (
    <PageProvider page={page} data={{ vehicle, quoted: vehicle, model, isSaved: false, now: testNow }}>
      <SectionList items={items} parts={vehicleParts} vehicle={vehicle} />
    </PageProvider>
  );
};

/**
 * Sections of a page, for stories and tests.
 *
 * @example
 * <SectionStage items={[{ section: 'reasons' }]} siteDoc={{ home: { reasons: [] } }} />
 */
export const SectionStage = (props: SectionStageProps) => {
  const [{ storefront, stock }] = useState(() => aPage(props));
  return (
    <StorefrontProvider value={storefront}>
      <PageStockContext value={stock}>
        <RouterProvider router={storefront.router} />
      </PageStockContext>
    </StorefrontProvider>
  );
};
