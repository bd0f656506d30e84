import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: {
    address: '/compare?cars=2022-toyota-hilux-1042,2022-toyota-hilux-1043',
    pages: { compare: [{ section: 'compareNotes', area: 'main' }] },
  },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsUnknown: Story = {
  args: { address: '/compare?cars=2022-toyota-hilux-1042,2019-mazda-3-77' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show without it' })).toBeVisible();
  },
};
