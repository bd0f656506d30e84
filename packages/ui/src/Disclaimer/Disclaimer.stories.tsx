import { financeDisclaimer } from '@dealer/core/finance';
import { aSite } from '@dealer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclaimer } from './Disclaimer.tsx';

const long = `${'Weekly payment over 260 weeks at 8.50% p.a. with no deposit. '.repeat(5)}Approved applicants only.`;

const meta = {
  component: Disclaimer,
  args: { finance: financeDisclaimer(aSite(), { disclaimer: long }), lines: [] },
} satisfies Meta<typeof Disclaimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = {
  args: { finance: financeDisclaimer(aSite(), { disclaimer: 'Approved applicants only.' }) },
};
export const FoldedWithLegal: Story = {
  args: {
    finance: financeDisclaimer(
      aSite({ finance: { disclaimerCollapsed: true, legalDisclaimer: 'Credit provided by a panel of lenders.' } }),
    ),
  },
};
export const NewZealand: Story = {
  args: { finance: undefined, lines: ['Prices are plus on-road costs unless they say otherwise.'] },
};
export const Long: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show More: disclaimer' }));
    await expect(canvas.getByText(/Approved applicants only\.$/)).toBeVisible();
  },
};
export const FoldedWithLegalPressed: Story = {
  ...FoldedWithLegal,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Finance details'));
    await expect(canvas.getByText(/indicative only/)).toBeVisible();
  },
};
