import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { FeatureList } from './FeatureList.tsx';

const meta = { component: FeatureList, args: { features: exampleDetail().features } } satisfies Meta<
  typeof FeatureList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightOfFourteen: Story = {};
export const Few: Story = { args: { features: exampleDetail().features.slice(0, 5) } };
export const Unfolded: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All 14 features' }));
    await expect(canvas.getByText('Tow bar, genuine')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide 14 features' }));
    await expect(canvas.getByText('Tow bar, genuine')).not.toBeVisible();
  },
};
