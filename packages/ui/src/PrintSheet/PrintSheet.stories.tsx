import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleFinanceBox } from '../testing/exampleFinanceBox.ts';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { PrintSheet } from './PrintSheet.tsx';

const { title, keyInformation, features } = exampleDetail();

const meta = {
  component: PrintSheet,
  args: {
    title,
    picture: { src: '/pictures/ute/red/hero.webp', alt: title },
    price: { text: '$52,990', type: 'Drive away' },
    finance: exampleFinanceBox,
    facts: keyInformation,
    features,
    dealer: {
      name: 'Riverside Motors',
      address: '12 Harbour Street, Cairns QLD 4870',
      phone: '07 4000 1234',
    },
    address: 'https://www.riverside.example/cars/2022-toyota-hilux-sr5-48213',
    notes: [
      'Printed on 15/03/2026. Price and availability may have changed since.',
      'Riverside Motors Pty Ltd, motor dealer licence 4 110 001',
      'Statutory warranty, class A: 3 months or 5,000 km, whichever ends first.',
    ],
    onPrint: fn(),
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPassport: Story = {
  args: {
    passport: [
      { label: 'PPSR', value: 'No security interest, checked on 2 March 2026' },
      { label: 'Owners', value: '1' },
      { label: 'Range (WLTP)', value: '425 km' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Vehicle passport' })).toBeVisible();
    await expect(canvas.getByText('No security interest, checked on 2 March 2026')).toBeVisible();
  },
};
/** The weekly figure is of a loan on the price on the road, which is printed next to it. */
export const PricedOnTheRoad: Story = {
  args: {
    price: { text: '$45,990', type: 'Excl. govt charges', onRoad: 'Estimated drive away from $47,370 in QLD' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estimated drive away from $47,370 in QLD')).toBeVisible();
  },
};
export const LittleKnown: Story = {
  args: {
    picture: undefined,
    price: { text: 'Enquire for price.' },
    facts: keyInformation.slice(0, 2),
    finance: undefined,
    features: [],
    dealer: { name: 'Riverside Motors' },
    notes: [],
  },
};
export const Sheet: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print this page' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible();
    // The conditions of the weekly cost are printed in full.
    await expect(canvas.getByText(/not an offer of credit/)).toBeVisible();
    await expect(canvas.getByText(/comparison rate is true only/)).toBeVisible();
  },
};
