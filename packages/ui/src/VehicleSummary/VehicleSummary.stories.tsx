import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleDetail } from './exampleDetail.ts';
import { VehicleSummary } from './VehicleSummary.tsx';

const meta = {
  component: VehicleSummary,
  args: { ...exampleDetail(), onSave: fn(), onAction: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriveAway: Story = {};
export const Saved: Story = { args: { saved: true } };
export const PriceOnApplication: Story = { args: { price: { kind: 'noPrice', text: 'Enquire for price.' }, weekly: undefined, tags: [] } };
export const Subscription: Story = { args: { price: { kind: 'subscription', amount: 289, text: '$289', suffix: '/ week', spoken: '$289 per week' }, weekly: undefined } };
export const LongTitle: Story = { args: { heading: '2023 Mercedes-Benz GLE-Class', subheading: 'GLE450 Wagon 5dr 9G-TRONIC 9sp 4MATIC 3.0T, AMG Line with night package', save: undefined } };
export const NewZealand: Story = { args: { cin: { label: 'Consumer Information Notice', href: '#cin' } } };
export const Sold: Story = {
  args: {
    availability: 'sold',
    tags: [{ kind: 'sold', label: 'JUST SOLD' }],
    buttons: [],
    save: undefined,
    sold: {
      notice: 'SOLD',
      message: "Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!",
      enquireLabel: 'Find Me Something Similar',
      enquiry: { href: '#similar', purpose: 'similar', message: 'Can you please find me something similar?', subcategory: 'Find me something similar' },
      onlySimilar: false,
    },
  },
};
const everyName = ['CTD', 'paymentMethods', 'callUsNow', 'finance', 'financeYouX', 'enquire', 'testDrive', 'tradeIn', 'reserve', 'onlinePurchase', 'whatsapp', 'openAutobot', 'customButton', 'carForm', 'chatWithUs', 'carHistoryReport', 'location'] as const;
const everyLabel = ['Call the Dealer', 'Payment Methods', 'Call Us Now', 'Get Finance', 'Get a Finance Quote', 'Enquire Now', 'Book a Test Drive', 'Trade-In Valuation', 'Reserve Now\u00a0$200', 'Buy Online', 'WhatsApp', 'Ask a Question', 'Book a Video Tour', 'Ask About This Vehicle', 'Send Us a Message', 'Car History Report', 'Get Directions'];

export const EveryButton: Story = {
  args: {
    onAction: undefined,
    buttons: everyName.map((name, at) => ({
      name,
      label: everyLabel[at] ?? name,
      href: ['whatsapp', 'carHistoryReport', 'location'].includes(name) ? 'https://elsewhere.example/' : `#${name}`,
      emphasis: at === 0 ? 'primary' : at < 3 ? 'secondary' : 'more',
      ...(['whatsapp', 'carHistoryReport', 'location'].includes(name) ? { newTab: true as const } : {}),
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-part="buttons"] [data-variant="primary"]')).toHaveLength(1);
    await userEvent.click(canvas.getByText('More'));
    await expect([...canvasElement.querySelectorAll<HTMLElement>('[data-part="buttons"] a')].map(({ dataset }) => dataset['button'])).toEqual([...everyName]);
    await expect(canvas.getByRole('link', { name: 'Car History Report, opens in a new tab' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Payment Methods' })).not.toHaveAttribute('target');
  },
};
export const MarketPrice: Story = {
  args: { price: { kind: 'price', amount: 52990, text: '$52,990', priceType: 'Drive away', market: { text: '$3,400 below market average', explanation: 'Similar vehicles are advertised for $56,390 on average in QLD.' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'About: $3,400 below market average' }));
    await expect(canvas.getByText(/on average in QLD/)).toBeVisible();
  },
};
export const PreOrder: Story = { args: { price: { kind: 'preorder', text: 'PREORDER' }, weekly: undefined, tags: [{ kind: 'comingSoon', label: 'COMING SOON' }] } };
export const Reserved: Story = { args: { tags: [{ kind: 'reserved', label: 'Reserved' }] } };
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enquire Now' }));
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ name: 'enquire' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2022 Toyota Hilux SR5 Double Cab' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('More'));
    await expect(canvas.getByRole('link', { name: 'Trade-In Valuation' })).toBeVisible();
  },
};
