import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceGauge } from './PriceGauge.tsx';

const meta = {
  component: PriceGauge,
  args: {
    fill: 64,
    listing: '$45,990',
    rangeMin: '$42,000',
    rangeMax: '$51,000',
    description: '$1,510 below the average of similar cars',
  },
} satisfies Meta<typeof PriceGauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Below: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: '$1,510 below the average of similar cars. This vehicle is $45,990; similar ones are $42,000 to $51,000.',
      }),
    ).toBeVisible();
  },
};
export const Least: Story = { args: { fill: 20, listing: '$51,000', description: 'At the upper end of its market' } };
export const Full: Story = { args: { fill: 100, listing: '$41,990', description: 'Great price' } };
