import { vehicleTabs } from '@dealer/core/vehicle-page';
import { aSite, aVehicle } from '@dealer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VehicleTabs } from './VehicleTabs.tsx';

const site = aSite({
  detail: {
    checkoutEnabled: true,
    tabs: {
      warrantyText: 'A 3-year warranty with roadside assistance.|A full tank and two keys.',
      protectText: 'Paint, glass and cabin protection, put on before you collect it.',
    },
  },
});
const texts = {
  dealercomments: 'One owner, serviced with us.|Two keys and all books. It has never been used off the bitumen.',
};

const meta = {
  component: VehicleTabs,
  args: { label: 'About this vehicle', tabs: vehicleTabs(aVehicle(texts), site) },
} satisfies Meta<typeof VehicleTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const CommentsOnly: Story = {
  args: {
    tabs: vehicleTabs(aVehicle({ standardEquipment: [], dealercomments: '' }), aSite({ home: { reasons: [] } })),
  },
};
export const ByKeyboard: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Dealer Comments' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: "What's Included" })).toHaveFocus();
    await expect(canvas.getByText('A full tank and two keys.')).toBeVisible();
    await expect(canvas.getByText('One owner, serviced with us.')).not.toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Features' })).toBeVisible();
    await expect(canvas.getByText('Reversing camera')).toBeVisible();
  },
};
