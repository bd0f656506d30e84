import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: {
    address: '/compare?cars=2022-toyota-hilux-1042,2022-toyota-hilux-1043',
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

export const TheTableFollowsTheAssumptions: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Total over 5 years' })).toBeVisible();
    const years = canvas.getByRole('textbox', { name: 'Years' });
    await userEvent.clear(years);
    await userEvent.type(years, '3');
    await expect(await canvas.findByRole('rowheader', { name: 'Total over 3 years' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: 'Total over 5 years' })).toBeNull();
  },
};
