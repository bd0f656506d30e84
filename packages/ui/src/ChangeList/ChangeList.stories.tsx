import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChangeList } from './ChangeList.tsx';

const meta = {
  component: ChangeList,
  args: {
    title: 'Since you saved them',
    items: [
      {
        id: 1,
        kind: 'reduced',
        name: '2022 Toyota Hilux SR5',
        text: '$1,000 less than when you saved it',
        href: '#hilux',
        removable: false,
      },
      {
        id: 2,
        kind: 'raised',
        name: '2024 Mazda CX-5',
        text: '$500 more than when you saved it',
        href: '#cx5',
        removable: false,
      },
      {
        id: 3,
        kind: 'sold',
        name: '2019 Volkswagen Golf',
        text: 'Sold since you saved it',
        href: '#golf',
        removable: true,
      },
      { id: 4, kind: 'gone', name: '2021 Kia Carnival Platinum', text: 'No longer listed', removable: true },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof ChangeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachKind: Story = {};
export const RemovesWhatIsOver: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove 2022 Toyota Hilux SR5' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2021 Kia Carnival Platinum' }));
    await expect(args.onRemove).toHaveBeenCalledWith(4);
  },
};
