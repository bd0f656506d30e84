import {
  costAssumptions,
  costCalculator,
  type CostCalculator,
  runningCostsModel,
  vehicleConsumption,
} from '@dealer/core/vehicle-page';
import { aPassportDoc, aSite, aVehicle, testNow } from '@dealer/core/testing';
import type { SiteDoc } from '@dealer/core/site';
import type { VehicleDoc } from '@dealer/core/vehicle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RunningCosts } from './RunningCosts.tsx';

const Calculator = ({ about = {}, siteDoc = {} }: { about?: Partial<VehicleDoc>; siteDoc?: SiteDoc }) => {
  const site = aSite(siteDoc);
  const vehicle = aVehicle(about);
  const [state, setState] = useState<CostCalculator>({
    use: { ...costAssumptions(site), ...vehicleConsumption(vehicle, site, testNow) },
    drafts: {},
  });
  const model = runningCostsModel(vehicle, site, state, { now: testNow });
  return model === undefined ? null : (
    <RunningCosts
      id="costs"
      model={model}
      financeHref="#finance"
      onAction={(action) => setState((before) => costCalculator(before, action))}
    />
  );
};

const meta = { component: Calculator } satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

const petrol = {
  simple_fuel: 'Petrol',
  fuel: 'Petrol',
  variant: { cylinders: 4 },
  simple_body: 'SUV',
  body: 'SUV',
  state: 'QLD',
};
// 250 km at 10 L/100 km and $1.70: 25 L, $42.50 a week, $2,210 a year.
export const WithoutAFigure: Story = {
  args: { about: petrol },
};
// 7.9 L/100 km: 19.75 L, $33.575, said as $33.58; 52 such weeks are $1,746.16.
export const OfACar: Story = {
  args: { about: { ...petrol, variant: { cylinders: 4, fuelconsumptioncombined: 7.9 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$33.58 a week$1,746.16 a year');
  },
};
// 250 km at 16.2 kWh/100 km and $0.32: 40.5 kWh, $12.96 a week, $673.92 a year, $3,370 in five.
export const Electric: Story = {
  args: { about: { simple_fuel: 'Electric', fuel: 'Electric', variant: {}, passport: aPassportDoc() } },
};
export const PlugInHybrid: Story = {
  args: {
    about: { simple_fuel: 'Plug-in Hybrid', fuel: 'Plug-in Hybrid', variant: { fuelconsumptioncombined: 1.9 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Consumption per 100 km' })).toHaveValue('1.9');
    await expect(canvas.getByRole('textbox', { name: 'Electricity per 100 km' })).toHaveValue('15');
  },
};
/** A diesel in New Zealand pays for the road. */
export const NewZealand: Story = {
  args: { about: { simple_fuel: 'Diesel', fuel: 'Diesel' }, siteDoc: { country: 'NZ', timezone: 'Pacific/Auckland' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Road user charges: $19 a week, $988 a year');
    await expect(canvas.getByText('$4,940')).toBeVisible();
  },
};
export const OnAPhone: Story = { args: { about: petrol }, globals: { viewport: { value: 'phone' } } };
export const WithoutAFigurePressed: Story = {
  ...WithoutAFigure,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$42.50 a week$2,210.00 a year');
    const price = canvas.getByRole('textbox', { name: 'Fuel price per litre' });
    await expect(price).toHaveValue('1.70');
    await userEvent.clear(price);
    await userEvent.type(price, '2.10');
    await expect(canvas.getByRole('status')).toHaveTextContent('$52.50 a week$2,730.00 a year');
    // Five years of that.
    await expect(canvas.getByText('$13,650')).toBeVisible();
  },
};
export const ElectricPressed: Story = {
  ...Electric,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$12.96 a week$673.92 a year');
    await expect(canvas.getByText('$3,370')).toBeVisible();
    await expect(canvas.queryByText('Fuel')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Service a year' }), '300');
    await expect(canvas.getByText('$1,500')).toBeVisible();
  },
};
