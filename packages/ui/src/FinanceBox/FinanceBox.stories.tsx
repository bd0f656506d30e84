import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { exampleFinanceBox } from '../testing/exampleFinanceBox.ts';
import { FinanceBox } from './FinanceBox.tsx';
import { FinanceBoxPlaceholder } from './FinanceBoxPlaceholder.tsx';

const text =
  'Repayments are indicative only, are not an offer of credit and are available to approved applicants only. Fees, charges, terms and conditions apply. The amount you pay depends on the lender, your circumstances and the vehicle.';

const meta = {
  component: FinanceBox,
  args: {
    ...exampleFinanceBox,
    disclaimer: {
      details: { kind: 'collapsed', short: `${text.slice(0, 197)}...`, text, more: 'View more', less: 'View less' },
      startsCollapsed: false,
    },
    calculatorHref: '#finance-calculator',
  },
  decorators: [inBox({ maxWidth: '26rem' })],
} satisfies Meta<typeof FinanceBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Folded: Story = {
  args: {
    disclaimer: {
      details: { kind: 'whole', text: 'Approved applicants only.' },
      startsCollapsed: true,
      legal: 'Credit licence 000000.',
    },
  },
};
export const Quoted: Story = {
  args: {
    lead: 'Quoted at',
    weekly: '$187 per week*',
    disclaimer: {
      details: { kind: 'whole', text: 'A lender’s quote for a great credit history over 5 years.' },
      startsCollapsed: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quoted at $187 per week*' })).toBeVisible();
    await expect(canvas.getByText(/comparison rate is true only/)).toBeVisible();
  },
};
export const NewZealand: Story = {
  args: {
    weekly: '$128 per week*, $39,936 total of payments',
    rates: { kind: 'none' },
    disclaimer: { details: { kind: 'whole', text: 'Approved applicants only.' }, startsCollapsed: false },
  },
};
export const Asking: Story = {
  args: { ...Quoted.args },
  render: (args) => (
    <FinanceBoxPlaceholder like={args} busy>
      <p>Asking for a quote</p>
    </FinanceBoxPlaceholder>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking for a quote');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const Lender: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/depends on the lender, your circumstances/)).toBeNull();
    // The footnote of the star is always shown.
    await expect(canvas.getByText(/comparison rate is true only/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show More: finance details' }));
    await expect(canvas.getByText(/your circumstances and the vehicle/)).toBeVisible();
  },
};
export const FoldedPressed: Story = {
  ...Folded,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/comparison rate is true only/)).toBeVisible();
    await userEvent.click(canvas.getByText('Finance details'));
    await expect(canvas.getByText('*Approved applicants only.')).toBeVisible();
  },
};
