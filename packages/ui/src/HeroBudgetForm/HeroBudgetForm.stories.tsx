import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleBudgetHero } from '../testing/exampleHeroes.ts';
import { HeroBudgetForm } from './HeroBudgetForm.tsx';
import { HeroBudgetTotal } from './HeroBudgetTotal.tsx';

const { title, frequency, repayment, deposit, budget, action, note, quick } = exampleBudgetHero;

const meta = {
  component: HeroBudgetForm,
  args: { id: 'budget', title, frequency, repayment, deposit, action, note, quick, onSubmit: fn() },
} satisfies Meta<typeof HeroBudgetForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With the total that it makes. */
export const WithTotal: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-6)' }}>
      <HeroBudgetTotal id={args.id} budget={budget} />
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
