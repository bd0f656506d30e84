import type { DetailButtonModel } from '@dealer/core/vehicle-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { examplePrices } from '../testing/examplePrices.ts';
import { exampleSold } from '../testing/exampleSold.ts';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx';
import { exampleDetail } from './exampleDetail.ts';
import { VehicleSummary } from './VehicleSummary.tsx';

const meta = {
  component: VehicleSummary,
  args: { ...exampleDetail(), weekly: '$204 per week*', onSave: fn() },
  decorators: [inBox({ maxWidth: '26rem' })],
} satisfies Meta<typeof VehicleSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriveAway: Story = {};
export const Saved: Story = { args: { saved: true } };
export const PriceOnApplication: Story = {
  args: { price: { kind: 'noPrice', text: 'Enquire for price.' }, weekly: undefined, tags: [] },
};
export const Subscription: Story = { args: { price: examplePrices.subscription, weekly: undefined } };
export const LongTitle: Story = {
  args: {
    heading: '2023 Mercedes-Benz GLE-Class',
    subheading: 'GLE450 Wagon 5dr 9G-TRONIC 9sp 4MATIC 3.0T, AMG Line with night package',
    save: undefined,
  },
};
/** Without tags, the save control stays on the line of the title. */
export const NoTags: Story = { args: { tags: [] } };
export const AtAnotherYard: Story = {
  args: {
    notice: (
      <AnnouncementBar
        text="Located at Ipswich"
        link={{ label: 'Get Directions', href: '#directions' }}
        onClose={() => undefined}
      />
    ),
  },
};
export const NoFinance: Story = { args: { weekly: undefined } };
export const NewZealand: Story = { args: { cin: { label: 'Consumer Information Notice', href: '#cin' } } };
export const Sold: Story = { args: exampleSold };
const everyButton: readonly (readonly [
  DetailButtonModel['name'],
  string,
  DetailButtonModel['group'],
  DetailButtonModel['emphasis'],
])[] = [
  ['CTD', 'Call the Dealer', 'ask', 'primary'],
  ['enquire', 'Enquire Now', 'ask', 'secondary'],
  ['testDrive', 'Book a Test Drive', 'ask', 'secondary'],
  ['reserve', 'Reserve Now\u00a0$200', 'buy', 'more'],
  ['onlinePurchase', 'Buy Online', 'buy', 'more'],
  ['finance', 'Get Finance', 'finance', 'more'],
  ['financeYouX', 'Get a Finance Quote', 'finance', 'more'],
  ['tradeIn', 'Trade-In Valuation', 'finance', 'more'],
  ['callUsNow', 'Call Us Now', 'ask', 'more'],
  ['whatsapp', 'WhatsApp', 'ask', 'more'],
  ['openAutobot', 'Ask a Question', 'ask', 'more'],
  ['customButton', 'Book a Video Tour', 'ask', 'more'],
  ['carForm', 'Ask About This Vehicle', 'ask', 'more'],
  ['chatWithUs', 'Send Us a Message', 'ask', 'more'],
  ['paymentMethods', 'Payment Methods', 'more', 'more'],
  ['carHistoryReport', 'Car History Report', 'more', 'more'],
  ['location', 'Get Directions', 'more', 'more'],
];
const elsewhere = ['whatsapp', 'carHistoryReport', 'location'];
/** One filled button, two outlined ones; the rest is under More, in groups. */
export const EveryButton: Story = {
  args: {
    buttons: everyButton.map(([name, label, group, emphasis]) => ({
      name,
      label,
      group,
      emphasis,
      href: elsewhere.includes(name) ? 'https://elsewhere.example/' : `#${name}`,
      ...(elsewhere.includes(name) ? { newTab: true as const } : {}),
    })),
  },
};
export const MarketPrice: Story = {
  args: {
    price: {
      kind: 'price',
      amount: 52990,
      text: '$52,990',
      priceType: 'Drive away',
      market: {
        text: '$3,400 below market average',
        explanation: 'Similar vehicles are advertised for $56,390 on average in QLD.',
      },
    },
  },
};
export const PreOrder: Story = {
  args: {
    price: { kind: 'preorder', text: 'PREORDER' },
    weekly: undefined,
    tags: [{ kind: 'comingSoon', label: 'COMING SOON' }],
  },
};
export const Reserved: Story = { args: { tags: [{ kind: 'reserved', label: 'Reserved' }] } };
export const EveryButtonPressed: Story = {
  ...EveryButton,
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-part="buttons"] [data-variant="primary"]')).toHaveLength(1);
    const named = (group: string): (string | null)[] =>
      within(canvas.getByRole('group', { name: group }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const visible = canvas.getAllByRole('link').filter((link) => link.checkVisibility({ contentVisibilityAuto: true }));
    await expect(visible.map(({ textContent }) => textContent)).toEqual([
      'Call the Dealer',
      'Enquire Now',
      'Book a Test Drive',
    ]);

    // By keyboard: More opens, and the next Tab enters it.
    canvas.getByRole('link', { name: 'Book a Test Drive' }).focus();
    await userEvent.tab();
    await expect(canvas.getByText('More')).toHaveFocus();
    await userEvent.click(canvas.getByText('More'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Reserve Now/ })).toHaveFocus();
    await expect(named('Buy')).toEqual(['Reserve Now\u00a0$200', 'Buy Online']);
    await expect(named('Finance')).toEqual(['Get Finance', 'Get a Finance Quote', 'Trade-In Valuation']);
    await expect(named('About this vehicle')).toEqual(['Payment Methods', 'Car History Report', 'Get Directions']);
    await expect(
      [...canvasElement.querySelectorAll<HTMLElement>('[data-part="buttons"] a')].map(
        ({ dataset }) => dataset['button'],
      ),
    ).toEqual(everyButton.map(([name]) => name));
    await expect(canvas.getByRole('link', { name: 'Car History Report, opens in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByRole('link', { name: 'Payment Methods' })).not.toHaveAttribute('target');
  },
};
export const MarketPricePressed: Story = {
  ...MarketPrice,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'About: $3,400 below market average' }));
    await expect(canvas.getByText(/on average in QLD/)).toBeVisible();
  },
};
export const Pressed: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2022 Toyota Hilux SR5 Double Cab' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('More'));
    await expect(canvas.getByRole('link', { name: 'Get Directions' })).toBeVisible();
  },
};
