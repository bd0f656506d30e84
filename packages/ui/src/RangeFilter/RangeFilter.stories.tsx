import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { stockHistogram, stockScale } from '@dealer/core/search';
import { inBox } from '../testing/inBox.tsx';
import { RangeFilter } from './RangeFilter.tsx';

const meta = {
  component: RangeFilter,
  args: {
    label: 'Price',
    min: 5000,
    max: 120000,
    step: 1000,
    value: [15000, 60000],
    prefix: '$',
    format: (value: number) => `$${value.toLocaleString('en-AU')}`,
    onCommit: fn(),
  },
  decorators: [inBox({ maxWidth: 280 })],
} satisfies Meta<typeof RangeFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Price: Story = {};
export const Kilometres: Story = {
  args: {
    label: 'Kilometres',
    prefix: undefined,
    suffix: 'km',
    min: 0,
    max: 250000,
    step: 5000,
    value: [0, 100000],
    format: (value: number) => `${value} km`,
  },
};
/** One vehicle at $1.5 m does not squeeze the others into a corner. */
export const FollowingTheStock: Story = {
  args: {
    min: 0,
    max: 1_500_000,
    value: [20_000, 60_000],
    scale: stockScale(
      Object.fromEntries([
        ...Array.from({ length: 99 }, (_, at) => [(at + 1) * 1000, 1] as const),
        [1_500_000, 1] as const,
      ]),
      { min: 0, max: 1_500_000 },
    ),
  },
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole('slider').map((thumb) => Number.parseFloat(thumb.style.insetInlineStart));
    await expect(from).toBeCloseTo(20, 0);
    await expect(to).toBeCloseTo(60, 0);
  },
};
const yard = stockScale(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [(at + 1) * 2500, 1] as const)), {
  min: 0,
  max: 250_000,
});
/** A histogram of the current results; the upper end means no limit. */
export const Histogram: Story = {
  args: {
    min: 0,
    max: 250_000,
    value: [20_000, 250_000],
    scale: yard,
    hasOpenEnd: true,
    bars: stockHistogram({ 15_000: 3, 25_000: 9, 40_000: 6, 90_000: 2 }, yard),
  },
};
export const OneValueOnly: Story = { args: { min: 2024, max: 2024, value: [2024, 2024], prefix: undefined } };
export const HistogramPressed: Story = {
  ...Histogram,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const [, high] = canvas.getAllByRole('slider');
    const to = canvas.getByRole('textbox', { name: 'Price, to' });
    await expect(high).toHaveAttribute('aria-valuetext', '$250,000+');
    await expect(to).toHaveValue('250,000+');
    high?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([20_000, 247_500]);
    await expect(high).toHaveAttribute('aria-valuetext', '$247,500');
    await userEvent.keyboard('{End}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([20_000, 250_000]);
    await expect(to).toHaveValue('250,000+');
  },
};
/** Values of thumbs are rounded to thousands; typed values stay exact. */
export const TypedExactly: Story = {
  tags: ['press'],
  args: { value: [15_000, 60_000], step: 1150, snap: (value: number) => Math.round(value / 1000) * 1000 },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'Price, from' });
    await userEvent.clear(from);
    await userEvent.type(from, '12345{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([12_345, 60_000]);
    await userEvent.clear(from);
    await userEvent.type(from, '12.345{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([12_345, 60_000]);
    canvas.getAllByRole('slider')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([12_345, 61_000]);
  },
};
export const Typed: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole('textbox', { name: 'Price, to' });
    await userEvent.click(to);
    await userEvent.clear(to);
    await userEvent.type(to, '$45,000{Enter}');
    await expect(args.onCommit).toHaveBeenCalledWith([15000, 45000]);
  },
};
export const ByKeyboard: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const [low] = canvas.getAllByRole('slider');
    low?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([16000, 60000]);
  },
};
export const TypedBeyondTheEnd: Story = {
  tags: ['press'],
  args: { onOutOfRange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole('textbox', { name: 'Price, to' });
    await userEvent.clear(to);
    await userEvent.type(to, '999999');
    await expect(to).toHaveValue('999999');
    await userEvent.tab();
    await expect(args.onOutOfRange).toHaveBeenCalledWith('above');
    await expect(args.onCommit).toHaveBeenLastCalledWith([15000, 120000]);
  },
};
/** The lower thumb stops at the upper one, with keys and with the pointer. */
export const NeverPastTheOther: Story = {
  tags: ['press'],
  args: { value: [58000, 60000] },
  play: async ({ args, canvas, userEvent }) => {
    const [low, high] = canvas.getAllByRole('slider');
    low?.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([60000, 60000]);
    await expect(low).toHaveFocus();
    await expect(low).toHaveAttribute('aria-valuetext', '$60,000');
    high?.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([60000, 60000]);
    await userEvent.keyboard('{End}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([60000, 120000]);
  },
};
export const ByHand: Story = {
  tags: ['press'],
  play: async ({ args, canvas }) => {
    const [low] = canvas.getAllByRole('slider');
    const track = low?.parentElement;
    if (!low || !track) throw new Error('There is no slider.');
    const { left, width, top } = track.getBoundingClientRect();
    const at = (part: number) => ({ pointerId: 1, button: 0, clientX: left + part * width, clientY: top });
    const slider = track.parentElement ?? track;
    slider.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(low, at((15000 - 5000) / 115000));
    // Far past the upper thumb: it stops there.
    await fireEvent.pointerMove(slider, at(0.9));
    await waitFor(() => expect(low).toHaveAttribute('aria-valuenow', '60000'));
    await fireEvent.pointerMove(slider, at(0.2));
    await fireEvent.pointerUp(slider, at(0.2));
    await expect(args.onCommit).toHaveBeenLastCalledWith([28000, 60000]);
  },
};
