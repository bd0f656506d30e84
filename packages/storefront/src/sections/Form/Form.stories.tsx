import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'form',
        settings: { title: 'Talk to our fleet manager', text: 'One contact for all your vehicles.', form: 'fleet' },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fleet: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('form', { name: 'Talk to our fleet manager' }, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/Company/)).toBeVisible();
    await expect(canvas.getByText('How can we help?')).toBeVisible();
  },
};

export const General: Story = {
  args: { items: [{ section: 'form' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ask us' }, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByRole('form', { name: 'Ask us' })).toBeVisible();
  },
};
