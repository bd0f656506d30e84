import { use, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageItem } from '@dealer/core/page';
import type { SiteDoc } from '@dealer/core/site';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { vehicleTopModel } from '@dealer/core/vehicle-page';
import { aVehicle, testNow } from '@dealer/core/testing';
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
import type { Template } from '../template/template.ts';
import { type Stage, StageContext, stageSite, stageVehicle } from './stage.ts';
import { withAnswers } from './stockAnswers.ts';

export type SectionStageProps = {
  items: readonly PageItem[];
  /** The look, for its own sections and its cards. */
  template?: Template;
  siteDoc?: SiteDoc;
  /** The visitor has saved a vehicle, and looked at it. */
  visited?: boolean;
  /** The page is that of a vehicle: how it differs from `aVehicle`. */
  about?: Partial<VehicleDoc>;
  /** What the dealer's backend answers, by path. */
  answers?: Record<string, object>;
};

/** A page of one site with the sections given. */
const aPage = (
  { items, template, siteDoc = {}, visited = false, about, answers = {} }: SectionStageProps,
  chosen: Stage,
) => {
  const stage = template ? { ...chosen, template } : chosen;
  const site = stageSite(stage, { home: { featured: { limit: 3 } }, ...siteDoc });
  const storage = { local: aStorage(), session: aStorage() };
  const storefront = createStorefront({
    template: stage.template,
    site,
    services: { fetch: withAnswers(answers, stage.search) },
    now: () => testNow,
    rng: () => 0.5,
    storage,
    createRouter: () => createMemoryRouter([{ path: '*', Component: () => <Sections items={items} about={about} /> }]),
  });
  if (visited) {
    const vehicle = stageVehicle(stage, 1042);
    storefront.stores.favourites.getState().toggle(vehicle);
    viewedCars(storefront).getState().remember(vehicle);
  }
  const own = { ...ownPageParts, ...stage.template.sections };
  // A vehicle's page requests the stock of each section when that is near.
  const stock = about ? null : askStock(storefront.search, { items, definitions: {}, own, facts: { site } });
  return { storefront, stock };
};

const Sections = ({ items, about }: Pick<SectionStageProps, 'items' | 'about'>) => {
  const { site } = useStorefront();
  const [shown] = use(StageContext).stock;
  if (!about) return <SectionList items={items} parts={ownPageParts} />;
  const pictures = shown && { images: shown.images, photos_count: shown.photos_count };
  const vehicle = aVehicle({ ...pictures, ...about });
  const model = vehicleTopModel(vehicle, site, testNow, { isSaved: false });
  return (
    <PageProvider page={page} data={{ vehicle, quoted: vehicle, model, isSaved: false, now: testNow }}>
      <SectionList items={items} parts={vehicleParts} vehicle={vehicle} />
    </PageProvider>
  );
};

/** Sections of a page, for stories and tests. */
export const SectionStage = (props: SectionStageProps) => {
  const stage = use(StageContext);
  const [{ storefront, stock }] = useState(() => aPage(props, stage));
  return (
    <StorefrontProvider value={storefront}>
      <PageStockContext value={stock}>
        <RouterProvider router={storefront.router} />
      </PageStockContext>
    </StorefrontProvider>
  );
};
