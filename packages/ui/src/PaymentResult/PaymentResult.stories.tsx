import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleCard } from '../VehicleCard/exampleCard.ts';
import { PaymentResult } from './PaymentResult.tsx';

const { title, price, picture, placeholder } = exampleCard();
const back = { label: 'Back to the vehicle', href: '#vehicle' };

const meta = {
  component: PaymentResult,
  args: {
    tone: 'done',
    title: 'It is reserved for you',
    text: 'We have your $200 deposit and hold the vehicle for you until Mon 23 November 2026, 9:15am (Brisbane\u00a0time). The deposit is fully refundable.',
    vehicle: { title, price, picture, placeholder },
    facts: [
      { label: 'Reference', value: '0d9f7a52-6b1e-4c38-9c55-2f1f5f0d3c11' },
      { label: 'Held until', value: 'Mon 23 November 2026, 9:15am (Brisbane\u00a0time)' },
    ],
    actions: [back],
  },
} satisfies Meta<typeof PaymentResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const Pending: Story = {
  args: {
    tone: 'waiting',
    title: 'Waiting for your payment',
    text: 'The payment service has not told us of your $200 deposit yet, so the vehicle is not reserved yet.',
    facts: [],
    actions: [
      { label: 'Go on to payment', onPress: fn() },
      { label: 'Ask again', onPress: fn() },
    ],
  },
};
export const Declined: Story = {
  args: {
    tone: 'problem',
    title: 'The payment was declined',
    text: 'Your $200 deposit was not taken, and the vehicle is not reserved for you.',
    facts: [],
    actions: [{ label: 'Try again', onPress: fn() }, back],
  },
};
export const Expired: Story = {
  args: {
    tone: 'problem',
    title: 'This reservation has ended',
    text: 'The vehicle is no longer held for you.',
    facts: [],
    actions: [{ label: 'Reserve it again', onPress: fn() }, back],
  },
};
export const NobodyKnows: Story = {
  args: {
    tone: 'problem',
    title: 'We could not check your reservation',
    text: 'We do not know yet whether your payment has reached us. Please do not pay again before this page has said so.',
    vehicle: undefined,
    facts: [],
    actions: [{ label: 'Ask again', onPress: fn(), busy: true }],
    children: (
      <p>
        Or call <a href="tel:0740001234">07 4000 1234</a>.
      </p>
    ),
  },
};
export const PendingPressed: Story = {
  ...Pending,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on to payment' }));
    const [first] = args.actions;
    await expect(first !== undefined && 'onPress' in first ? first.onPress : undefined).toHaveBeenCalledOnce();
  },
};
