import { aPassportDoc } from '@dealer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SectionStage } from '../../../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'passport' }], about: { passport: aPassportDoc() } },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnElectricVehicle: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vehicle passport' })).toBeVisible();
    // On wide screens the section is open although it is marked as folded for phones.
    await waitFor(() => expect(canvas.getByText('36 month service').checkVisibility()).toBe(true));
  },
};
export const NothingWithoutAPassport: Story = {
  args: { items: [{ section: 'passport' }, { section: 'specifications' }], about: {} },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
    await waitFor(() => expect(canvas.queryByText('Vehicle passport')).toBeNull());
  },
};
