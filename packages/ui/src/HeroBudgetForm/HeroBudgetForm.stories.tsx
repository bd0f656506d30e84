import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeroBudgetForm } from './HeroBudgetForm.tsx';
import { HeroBudgetTotal } from './HeroBudgetTotal.tsx';

const meta = {
  component: HeroBudgetForm,
  args: {
    id: 'budget',
    title: 'Find cars for your budget',
    frequency: {
      label: 'How often',
      value: 'weekly',
      options: [
        { value: 'weekly', label: 'Weekly' },
        { value: 'monthly', label: 'Monthly' },
      ],
      onChange: fn(),
    },
    repayment: { label: 'Repayment', value: '200', onChange: fn() },
    deposit: { label: 'Deposit', value: '2,000', onChange: fn() },
    action: { kind: 'show', count: 214, labelFor: (count) => `Show Me ${count} Cars`, waitingLabel: 'Show Me Cars' },
    note: 'Indicative only: interest, fees and a final payment are not included.',
    quick: {
      label: 'Or show me cars up to',
      items: ['$10,000', '$20,000', '$30,000'].map((price) => ({ label: price, href: `#${price}` })),
    },
    onSubmit: fn(),
  },
} satisfies Meta<typeof HeroBudgetForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With the total that it makes. */
export const WithTotal: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-6)' }}>
      <HeroBudgetTotal id={args.id} budget={{ label: 'Your budget', text: '$54,000' }} />
      <HeroBudgetForm {...args} />
    </div>
  ),
};
export const Submitted: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show Me/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
