import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { NumberSlider } from './NumberSlider.tsx';

const meta = {
  component: NumberSlider,
  args: {
    id: 'rate',
    label: 'Interest rate',
    text: '8.5',
    thumb: 8.5,
    range: { min: 0.5, max: 15, step: 0.5 },
    thumbText: '8.5% p.a.',
    ends: ['0.5%', '15%'],
    suffix: '%',
    onType: fn(),
    onLeave: fn(),
    onSlide: fn(),
  },
  decorators: [inBox({ maxWidth: '24rem' })],
} satisfies Meta<typeof NumberSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rate: Story = {};
export const Money: Story = {
  args: {
    id: 'price',
    label: 'Purchase price',
    text: '45,990',
    thumb: 45_990,
    range: { min: 1000, max: 100_000, step: 500 },
    thumbText: '$45,990',
    ends: ['$1,000', '$100,000'],
    prefix: '$',
  },
};
export const TypedOutOfRange: Story = {
  args: { text: '40', thumb: 15, thumbText: '15% p.a.', hint: 'Calculated with 15% p.a.' },
};
export const Invalid: Story = {
  args: {
    ...Money.args,
    text: '0',
    thumb: 1000,
    thumbText: '$1,000',
    error: 'Cannot be less than 1000 or more than 250000',
  },
};
export const FixedByTheSite: Story = { args: { disabled: true } };
export const Used: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Interest rate' }), '9');
    await expect(args.onType).toHaveBeenCalledWith('8.59');
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalled();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    // A browser under test does not move a native slider with keys.
    fireEvent.change(canvas.getByRole('slider'), { target: { value: '9' } });
    await expect(args.onSlide).toHaveBeenCalledWith(9);
  },
};
