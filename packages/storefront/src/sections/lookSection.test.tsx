import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { SiteDoc } from '@dealer/core/site';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { SectionStage } from '../test/SectionStage.tsx';
import { aTemplate } from '../test/aTemplate.ts';
import { usePage } from '../pages/usePage.ts';
import { SectionVehicles, useSectionStock, useSite } from './lookSection.tsx';
import { lookSections } from './lookSections.ts';
import { type AnySection, defineSection } from './section.ts';
import { chosenVehicles } from './Vehicles/chosenVehicles.ts';

beforeAll(() => Promise.all([import('./OtherSection.tsx'), import('./lookSection.tsx')]));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows a look's own section, followed by one of the platform. */
const show = async (
  section: AnySection,
  Tides: ComponentType,
  stage: { about?: Partial<VehicleDoc>; siteDoc?: SiteDoc } = {},
) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const template = {
    ...aTemplate,
    sections: lookSections({
      definitions: { './Tides/section.ts': { section } },
      components: { './Tides/Tides.tsx': () => Promise.resolve({ Tides }) },
      placeholders: { './Tides/TidesPlaceholder.tsx': { TidesPlaceholder: () => <p>Waiting for the tide</p> } },
    }),
  };
  const items = [{ section: 'tides' }, { section: 'text', settings: { title: 'Open today' } }];
  await act(async () => void render(<SectionStage template={template} items={items} {...stage} />));
  await act(async () => void fireEvent.scroll(window));
};

it('a look’s section shows the stock that it needs once that is there, as the look’s cards', async () => {
  const section = defineSection({
    needs: (site) => ({
      facets: ['make'],
      vehicles: chosenVehicles(site, { limit: 2 }).query,
      samples: [{ filter: 'price <= 15000' }],
    }),
  });
  await show(section, () => {
    const { counts, samples, vehicles } = useSectionStock();
    const { name } = useSite();
    return (
      <>
        <p>{`${name}: ${counts['make']?.['Kia']} Kias, ${samples[0]?.total} cheap ones, ${vehicles.length} shown`}</p>
        <SectionVehicles label="Two of them" />
      </>
    );
  });
  expect(await screen.findByText(/: 14 Kias, 109 cheap ones, 2 shown$/)).toBeTruthy();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

it('a look’s section of a vehicle’s page reads the vehicle, and needs stock like it', async () => {
  const needs = vi.fn((...[site, , vehicle]: Parameters<NonNullable<AnySection['needs']>>) => ({
    vehicles: chosenVehicles(site, { makes: vehicle && [vehicle.make], limit: 3 }).query,
  }));
  const Tides = () => {
    const { model } = usePage('vehicle');
    return <p>{`${model.title}, ${model.price.text}, and ${useSectionStock().vehicles.length} like it`}</p>;
  };
  await show({ needs }, Tides, { about: { make: 'Toyota', price: 31_990 } });
  expect(await screen.findByText(/Hilux.*, \$31,990, and 3 like it/)).toBeTruthy();
  for (const [, , vehicle] of needs.mock.calls) expect(vehicle?.make).toBe('Toyota');
});

it.each([
  ['throws', () => <p>{usePage('search').count}</p>, {}],
  ['has needs that throw', () => null, { needs: () => ({ facets: [[].at(0)!['make']] }) }],
  ['needs the whole stock', () => null, { needs: () => ({ vehicles: { filter: 'price > 0' } }) }],
  ['reads stock that it does not need', () => <p>{useSectionStock().vehicles.length}</p>, {}],
])('a look’s section that %s has a notice in its place, and the page stays', async (_, Tides, section) => {
  await show(section, Tides);
  expect(await screen.findByText('Something went wrong here')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Open today' })).toBeTruthy();
});
