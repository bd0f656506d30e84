import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { KeyInformation } from './KeyInformation.tsx';

const meta = { component: KeyInformation, args: { items: exampleDetail().keyInformation } } satisfies Meta<
  typeof KeyInformation
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourOfEight: Story = {};
export const FourOnly: Story = { args: { items: exampleDetail().keyInformation.slice(0, 4) } };
export const Unfolded: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Stock number')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show More: key information' }));
    await expect(canvas.getByText('Stock number')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show Less: key information' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
