import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/about-us', siteDoc: { legal: { about: ['A family business since 1962.'] } } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A family business since 1962.')).toBeVisible();
  },
};
