import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { examplePrices } from '../testing/examplePrices.ts';
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
export const WasPrice: Story = { args: { price: { ...examplePrices.was, priceType: 'Excl. govt charges' } } };
export const BelowMarket: Story = { args: { price: examplePrices.belowMarket } };
export const Subscription: Story = { args: { price: examplePrices.subscription } };
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
  decorators: [inBox({ position: 'fixed', insetBlockEnd: '1rem' })],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'About: $1,250 below market' });
    await userEvent.click(button);
    const explanation = canvas.getByText(/average asking price/);
    await expect(explanation.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await userEvent.click(button);
    await waitFor(() => expect(explanation).not.toBeVisible());
  },
};
