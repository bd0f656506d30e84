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
