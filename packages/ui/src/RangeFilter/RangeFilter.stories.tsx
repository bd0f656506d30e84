import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Price: Story = {};
export const Kilometres: Story = { args: { label: 'Kilometres', prefix: undefined, suffix: 'km', min: 0, max: 250000, step: 5000, value: [0, 100000], format: (value: number) => `${value} km` } };
export const OneValueOnly: Story = { args: { min: 2024, max: 2024, value: [2024, 2024], prefix: undefined } };
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole('textbox', { name: 'Price, to' });
    await userEvent.click(to);
    await userEvent.clear(to);
    await userEvent.type(to, '$45,000{Enter}');
    await expect(args.onCommit).toHaveBeenCalledWith([15000, 45000]);
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [low] = canvas.getAllByRole('slider');
    low?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([16000, 60000]);
  },
};
