import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  component: QrCode,
  args: {
    text: 'https://www.riverside.example/cars/2022-toyota-hilux-sr5-48213',
    label: 'QR code of this vehicle’s page',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of this vehicle’s page' })).toBeVisible();
  },
};
