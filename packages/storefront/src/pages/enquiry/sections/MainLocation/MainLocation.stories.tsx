import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/contact-us', pages: { contact: [{ section: 'mainLocation', area: 'side' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Harbour City Motors Newstead' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Location: Harbour City Motors Newstead' })).toBeVisible();
  },
};
