import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { StickySummary } from './StickySummary.tsx';

const { gallery, title, price } = exampleDetail();
const [first] = gallery.pictures;

const meta = {
  component: StickySummary,
  args: {
    position: 'top',
    picture: first === undefined ? null : { src: first.src, width: 600, height: 400, alt: title },
    placeholder: gallery.placeholder,
    name: title,
    facts: 'Automatic, Ute',
    price,
    estimate: { text: '$260/wk', href: '#comparison-rate' },
    finance: { label: 'Get Finance', href: '#finance' },
    tradeIn: { label: 'Trade-In Valuation', href: '#trade-in' },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <main style={{ display: 'grid', minBlockSize: '16rem', alignContent: 'end', paddingBlockStart: '6rem' }}>
        <ActionBar
          title={args.name}
          price={args.price}
          action={{ label: 'Enquire Now', href: '#enquire' }}
          everywhere={args.position === 'bar'}
        >
          <Story />
        </ActionBar>
      </main>
    ),
  ],
} satisfies Meta<typeof StickySummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const shownPrices = (root: HTMLElement): Element[] =>
  [...root.querySelectorAll('[data-part="price-amount"]')].filter((one) => one.getBoundingClientRect().height > 0);

export const Header: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'In short: 2022 Toyota Hilux SR5 Double Cab' })).toBeVisible();
    await expect(canvas.getByText('Automatic, Ute')).toBeVisible();
    await expect(canvas.getByText('$260/wk')).toBeVisible();
    await expect(shownPrices(canvasElement)).toHaveLength(1);
    await expect(getComputedStyle(document.documentElement).scrollPaddingBlockStart).not.toBe('auto');
  },
};
/** At the lower edge summary and main action are one bar too. */
export const Bar: Story = {
  args: { position: 'bar' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Get Finance' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enquire Now' })).toBeVisible();
    await expect(shownPrices(canvasElement)).toHaveLength(1);
    await expect(canvas.getByRole('complementary').getBoundingClientRect().height).toBeLessThanOrEqual(84);
  },
};
/** One bar on a phone, which shows the price once. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(innerWidth).toBeLessThan(500));
    const bar = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(bar.height).toBeLessThanOrEqual(84);
    const summary = canvas.getByRole('group', { name: /^In short/ }).getBoundingClientRect();
    await expect(summary.top).toBeGreaterThanOrEqual(bar.top);
    await expect(summary.bottom).toBeLessThanOrEqual(bar.bottom);
    await expect(shownPrices(canvasElement)).toHaveLength(1);
    for (const text of ['Automatic, Ute', '$260/wk', 'Enquire Now'])
      await expect(canvas.getByText(text).getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(within(canvas.getByRole('group', { name: /^In short/ })).getByText('Drive away')).toBeVisible();
  },
};
export const Bare: Story = {
  args: {
    picture: null,
    facts: '',
    price: { kind: 'noPrice', text: 'Enquire for price.' },
    estimate: undefined,
    finance: undefined,
    tradeIn: undefined,
  },
};
export const LongName: Story = {
  args: {
    name: '2023 Mercedes-Benz GLE-Class GLE450 Wagon 5dr 9G-TRONIC 9sp 4MATIC 3.0T, AMG Line with night package',
  },
};
