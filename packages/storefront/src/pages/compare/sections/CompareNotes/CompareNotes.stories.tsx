import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { comparedPair } from '../../../../test/comparedPair.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: comparedPair, pages: { compare: [{ section: 'compareNotes', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsUnknown: Story = {
  args: { address: `${comparedPair},2019-mazda-3-77` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show without it' })).toBeVisible();
  },
};
