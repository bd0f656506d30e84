import { passportModel } from '@dealer/core/vehicle-page';
import { aPassportDoc, aSite, aVehicle, testNow } from '@dealer/core/testing';
import type { PassportDoc } from '@dealer/core/vehicle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VehiclePassport } from './VehiclePassport.tsx';

const photos = ['hero', 'side', 'rear'].map((angle) => ({ image: { url: `/pictures/suv/white/${angle}.webp` } }));

const Passport = ({ passport }: { passport: PassportDoc }) => {
  const vehicle = aVehicle({ images: photos, photos_count: photos.length, passport });
  const model = passportModel(vehicle, aSite(), testNow);
  return model === undefined ? null : <VehiclePassport id="passport" model={model} />;
};

const meta = { component: Passport, args: { passport: aPassportDoc() } } satisfies Meta<typeof Passport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Electric: Story = {
  args: {
    passport: aPassportDoc({
      marks: [
        { photo: 1, x: 30, y: 60, text: 'Stone chip, 4 mm' },
        { photo: 1, x: 72, y: 44, text: 'Scratch on the mirror' },
        { photo: 3, x: 50, y: 70, text: 'Scuff on the bumper, polished out' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No security interest, checked on 2 March 2026, certificate 4491 2207'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Battery and charging' })).toBeVisible();
    await expect(canvas.getByText('2 of 3 points passed')).toBeVisible();
    // Marks are numbered through all photos, and listed under theirs.
    await expect(canvas.getByText('Scuff on the bumper, polished out').closest('ol')).toHaveAttribute('start', '3');
  },
};
export const Recorded: Story = {
  args: {
    passport: {
      history_checks: [
        { check: 'written_off', result: 'found', date: '2026-03-02' },
        { check: 'ppsr', result: 'found', date: '2026-03-02' },
      ],
      tyres: [
        { position: 'Front left', depth_mm: 1.2 },
        { position: 'Rear left', depth_mm: 2.6 },
      ],
      inspection: { items: [{ item: 'Brakes and steering', result: 'fail', note: 'Front discs below the minimum' }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recorded as written off, checked on 2 March 2026')).toBeVisible();
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
};
/** Only what is known has a heading. */
export const LittleKnown: Story = {
  args: { passport: { owners: 2, keys: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Owners')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const LongTexts: Story = {
  args: {
    passport: {
      service_history: [
        {
          date: '2025-11-20',
          km: 138_900,
          work: 'Logbook service with transmission fluid, front and rear differential oil, and all filters replaced',
          by: 'Harbour City Motors Commercial Vehicle Service Centre',
        },
      ],
      charging: { connectors: ['Type 2', 'CCS2', 'CHAdeMO', 'Vehicle to load 3.6 kW'] },
    },
  },
};
export const OnAPhone: Story = { args: Electric.args ?? {}, globals: { viewport: { value: 'phone' } } };
