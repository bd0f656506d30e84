import type { Meta, StoryObj } from '@storybook/react-vite';
import { bodyTypes } from '@dealer/core/search';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { BodyTypePicker } from './BodyTypePicker.tsx';

const bodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'People Mover', 'Coupe'];

const meta = {
  component: BodyTypePicker,
  args: {
    onToggle: fn(),
    items: bodies.map((body, at) => ({
      value: body,
      label: body,
      count: String(96 - at * 11),
      isRefined: at === 1 || at === 6,
    })),
  },
  decorators: [inBox({ maxInlineSize: '17.5rem' })],
} satisfies Meta<typeof BodyTypePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoChosen: Story = {};
export const WithoutCounts: Story = {
  args: { items: bodies.slice(0, 5).map((body) => ({ value: body, label: body, isRefined: false })) },
};
export const AllTwenty: Story = {
  args: { items: bodyTypes.map(({ value, label }) => ({ value, label, count: '9', isRefined: false })) },
};
/** Values without results because of another filter stay in their cells and are muted. */
export const NothingLeft: Story = {
  args: {
    items: bodyTypes.slice(0, 6).map(({ value, label }, at) => ({
      value,
      label,
      count: at % 2 === 0 ? '9' : '0',
      isRefined: at === 0,
      isEmpty: at % 2 === 1,
    })),
  },
};
export const InAWiderPanel: Story = {
  decorators: [inBox({ inlineSize: '22rem' })],
};
export const TickAndShowAll: Story = {
  tags: ['press'],
  args: { limit: 4 },
  play: async ({ args, canvas, userEvent }) => {
    const suv = canvas.getByRole('checkbox', { name: 'SUV (96)' });
    suv.focus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledWith('SUV');
    await expect(canvas.getByRole('checkbox', { name: /^People Mover/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
  },
};
