import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { OwnCar } from './OwnCar.tsx';

const meta = {
  component: OwnCar,
  args: {
    title: '2021 Toyota RAV4 GXL Hybrid',
    facts: [
      { label: 'Plate', value: '123ABC' },
      { label: 'Body', value: 'SUV' },
      { label: 'Transmission', value: 'Automatic' },
      { label: 'Fuel', value: 'Hybrid' },
      { label: 'Colour', value: 'White' },
    ],
  },
  decorators: [inBox({ maxWidth: '40rem' })],
} satisfies Meta<typeof OwnCar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Little: Story = { args: { title: 'Holden Commodore', facts: [] } };
export const LongName: Story = {
  args: {
    title: '2019 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase High Roof Single Rear Wheel Transfer Minibus',
  },
};
