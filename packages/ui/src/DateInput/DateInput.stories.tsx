import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { DateInput } from './DateInput.tsx';

const meta = {
  component: DateInput,
  args: { id: 'date', label: 'Preferred date', min: '2026-04-01' },
  decorators: [inBox({ maxWidth: '24rem' })],
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-04-09' } };
export const WithHint: Story = { args: { hint: 'We confirm the time by phone.', optional: 'optional' } };
export const Invalid: Story = {
  args: { defaultValue: '2026-03-01', error: 'Please choose a day that is still to come.' },
};
export const Disabled: Story = { args: { defaultValue: '2026-04-09', disabled: true } };
export const LongText: Story = {
  args: { label: 'The day on which you would like to bring the vehicle to us, as near as you can say now' },
};
