import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statements } from './Statements.tsx';

const meta = {
  component: Statements,
  args: {
    items: [
      { id: 'vic-seller', text: 'Paper Moon Used Cars Pty Ltd, LMCT 11033' },
      {
        id: 'vic-warranty',
        text: 'Statutory warranty: 3 months or 5,000 km, whichever ends first. The consumer guarantees of the Australian Consumer Law apply as well.',
      },
      { id: 'vic-coolingOff', text: 'Cooling-off period: 3 business days after you sign.' },
    ],
  },
} satisfies Meta<typeof Statements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UsedVehicle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const NoticeOfNewZealand: Story = {
  args: {
    items: [
      { id: 'nz-seller', text: 'Tussock Road Autos Limited, registered motor vehicle trader M110021' },
      {
        id: 'nz-consumerNotice',
        text: 'Consumer Information Notice',
        link: { label: 'Consumer Information Notice', href: 'https://cin.example/1042' },
        items: [
          { label: 'Year', value: '2019' },
          { label: 'Odometer', value: '48,200 km' },
          { label: 'Security interest' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Consumer Information Notice' })).toBeVisible();
    await expect(canvas.getByText('See the notice')).toBeVisible();
  },
};
