import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { StickySummary } from './StickySummary.tsx';

const { gallery, title, price } = exampleDetail();
const [first] = gallery.pictures;

const meta = {
  component: StickySummary,
  args: {
    place: 'top',
    picture: first === undefined ? null : { src: first.src, width: 600, height: 400, alt: title },
    placeholder: gallery.placeholder,
    name: title,
    facts: 'Automatic, Ute',
    price: price.kind === 'price' ? { kind: 'price', amount: price.amount, text: price.text, priceType: price.priceType } : price,
    estimate: '$260/wk',
    finance: { label: 'Get Finance', href: '#finance' },
    tradeIn: { label: 'Trade-In Valuation', href: '#trade-in' },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem', paddingBlockStart: '6rem', position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickySummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'In short: 2022 Toyota Hilux SR5 Double Cab' })).toBeVisible();
    await expect(canvas.getByText('Automatic, Ute')).toBeVisible();
    await expect(canvas.getByText('$260/wk')).toBeVisible();
    await expect(canvas.getByText('Drive away')).toBeVisible();
    await expect(getComputedStyle(document.documentElement).scrollPaddingBlockStart).not.toBe('auto');
  },
};
export const Bar: Story = { args: { place: 'bar' }, decorators: [(Story) => <div style={{ position: 'absolute', insetInline: 0, insetBlockEnd: 0, minBlockSize: '1px' }}><Story /></div>] };
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
};
export const Bare: Story = { args: { picture: null, facts: '', price: { kind: 'noPrice', text: 'Enquire for price.' }, estimate: undefined, finance: undefined, tradeIn: undefined } };
export const LongName: Story = { args: { name: '2023 Mercedes-Benz GLE-Class GLE450 Wagon 5dr 9G-TRONIC 9sp 4MATIC 3.0T, AMG Line with night package' } };
