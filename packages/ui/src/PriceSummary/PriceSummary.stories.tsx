import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { PriceSummary } from './PriceSummary.tsx';

const meta = {
  component: PriceSummary,
  args: {
    id: 'price',
    title: 'Price',
    lines: [
      { label: 'Vehicle price', text: '$45,990', note: 'Drive away' },
      { label: 'Delivery to Queensland', text: '$290' },
    ],
    total: { label: 'Total drive away', text: '$46,280' },
    afterTotal: [
      { label: 'Deposit today', text: '$200', note: 'Fully refundable, and part of the price.' },
      { label: 'Left to pay after the deposit', text: '$46,080' },
    ],
  },
  decorators: [inBox({ maxWidth: '26rem' })],
} satisfies Meta<typeof PriceSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriveAway: Story = {};
export const ExcludingCharges: Story = {
  args: {
    lines: [
      { label: 'Vehicle price', text: '$20,000', note: 'Excl. govt charges' },
      { label: 'Pick up at Newstead', text: 'No charge' },
    ],
    total: { label: 'Total excl. govt charges', text: '$20,000' },
  },
};
export const MuchIsOpen: Story = {
  args: {
    lines: [
      { label: 'Vehicle price', text: '$45,990', note: 'Plus on-road costs' },
      { label: 'Delivery to 0800', text: 'To be agreed' },
      { label: 'Your trade-in', text: 'To be valued', note: 'Taken off once you agree to our valuation.' },
    ],
    total: {
      label: 'Total plus on-road costs',
      text: '$45,990',
      note: 'Delivery to be agreed; your trade-in is taken off once it is valued.',
    },
  },
};
export const WithFinance: Story = {
  args: {
    finance: {
      line: {
        label: 'Finance estimate',
        text: '$187 per week',
        note: '7.49% p.a., comparison rate 8.38% p.a., over 5 years',
      },
      notes: [
        'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
      ],
    },
  },
};
export const Narrow: Story = {
  decorators: [inBox({ maxWidth: '18rem' })],
};
