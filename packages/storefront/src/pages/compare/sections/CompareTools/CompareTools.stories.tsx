import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { comparedPair } from '../../../../test/comparedPair.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: comparedPair, pages: { compare: [{ section: 'compareTools', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add from favourites' })).toBeVisible();
  },
};
