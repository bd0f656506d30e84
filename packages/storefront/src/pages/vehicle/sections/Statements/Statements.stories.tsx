import { aLocation } from '@dealer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../../../test/SectionStage.tsx';

const yard = aLocation({ dealer_license_number: '4 110 001', legal_name: 'Harbour City Pty Ltd' });

const meta = {
  component: SectionStage,
  args: {
    items: [{ section: 'statements' }],
    siteDoc: { locations: [yard] },
    about: { simple_body: 'SUV', build_date: '03/2022' },
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfUsedVehicle: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour City Pty Ltd, motor dealer licence 4 110 001')).toBeVisible();
    await expect(canvas.getByText(/^Statutory warranty, class A: 3 months or 5,000 km/)).toBeVisible();
    await expect(canvas.getByText(/^Cooling-off period: 1 business day/)).toBeVisible();
    // What the dealer may retain of a deposit is for the checkout.
    await expect(canvas.queryByText(/deposit/)).toBeNull();
  },
};
export const OfAnotherTradersYard: Story = {
  args: {
    siteDoc: {
      country: 'NZ',
      timezone: 'Pacific/Auckland',
      nz: { traderNumber: 'M110020' },
      locations: [
        aLocation({ id: 1, slug: 'kowhai-street', name: 'Kowhai Street', dealer_license_number: 'M110020' }),
        aLocation({ id: 3, slug: 'tussock-road', name: 'Tussock Road', dealer_license_number: 'M110021' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tussock Road, registered motor vehicle trader M110021')).toBeVisible();
    await expect(canvas.queryByText(/M110020/)).toBeNull();
  },
};
