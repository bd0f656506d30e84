import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PriceBlock } from './PriceBlock.tsx';

const meta = {
  component: PriceBlock,
  args: { price: { kind: 'price', amount: 45990, text: '$45,990', priceType: 'Drive away' } },
} satisfies Meta<typeof PriceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriveAway: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const Small: Story = { args: { size: 's' } };
export const WasPrice: Story = {
  args: {
    price: {
      kind: 'price',
      amount: 45990,
      text: '$45,990',
      priceType: 'Excl. govt charges',
      was: { text: '$49,990', spoken: 'was $49,990' },
    },
  },
};
export const BelowMarket: Story = {
  args: {
    price: {
      kind: 'price',
      amount: 45990,
      text: '$45,990',
      priceType: 'Drive away',
      market: {
        text: '$1,250 below market',
        explanation: 'Compared with the average asking price of similar cars in the last 30 days.',
      },
    },
  },
};
export const Subscription: Story = {
  args: {
    price: {
      kind: 'subscription',
      amount: 289,
      text: '$289',
      suffix: '/ week',
      label: 'subscription',
      spoken: '$289 per week subscription',
    },
  },
};
export const Preorder: Story = { args: { price: { kind: 'preorder', text: 'PREORDER' } } };
export const OnApplication: Story = { args: { price: { kind: 'noPrice', text: 'Price on application' } } };
export const BelowMarketPressed: Story = {
  ...BelowMarket,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'About: $1,250 below market' }));
    await expect(canvas.getByText(/average asking price/)).toBeVisible();
  },
};
/** The price is on the other side of the button. */
export const ExplainedAtTheLowerEdge: Story = {
  tags: ['press'],
  args: BelowMarket.args,
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'About: $1,250 below market' });
    await userEvent.click(button);
    const explanation = canvas.getByText(/average asking price/);
    await expect(explanation.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await userEvent.click(button);
    await waitFor(() => expect(explanation).not.toBeVisible());
  },
};
