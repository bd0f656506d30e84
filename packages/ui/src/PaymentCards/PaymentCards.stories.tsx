import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentCards } from './PaymentCards.tsx';

const meta = {
  component: PaymentCards,
  args: { cards: ['Visa', 'Mastercard', 'American Express', 'EFTPOS'] },
} satisfies Meta<typeof PaymentCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Cards we accept' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Centred: Story = { args: { centred: true } };
export const LongAndTwice: Story = {
  args: { cards: ['Visa', 'Visa', 'TheCardOfTheFederationOfRegionalCreditUnionsAndBuildingSocieties', 'Diners'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const None: Story = {
  tags: ['renders-nothing'],
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
