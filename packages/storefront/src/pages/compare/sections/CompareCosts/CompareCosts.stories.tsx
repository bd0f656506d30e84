import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { comparedPair } from '../../../../test/comparedPair.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: {
    address: comparedPair,
    pages: {
      compare: [
        { section: 'comparedVehicles', area: 'main' },
        { section: 'compareCosts', area: 'main' },
      ],
    },
  },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TheTableFollowsTheAssumptions: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^Total over 5 years/ })).toBeVisible();
    const years = canvas.getByRole('textbox', { name: 'Years' });
    await userEvent.clear(years);
    await userEvent.type(years, '3');
    await expect(await canvas.findByRole('rowheader', { name: /^Total over 3 years/ })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: /^Total over 5 years/ })).toBeNull();
  },
};
