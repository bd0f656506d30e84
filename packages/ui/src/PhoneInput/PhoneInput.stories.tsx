import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const meta = {
  component: PhoneInput,
  args: { id: 'phone' },
  decorators: [inBox({ maxWidth: '24rem' })],
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '+61 412 345 678' } };
export const WithHint: Story = { args: { hint: 'We only call about this vehicle.' } };
export const Invalid: Story = {
  args: {
    defaultValue: '12',
    error: 'Please enter an Australian phone number with its area code, such as 07 5550 1234 or 0412 345 678.',
  },
};
export const Disabled: Story = { args: { defaultValue: '0412 345 678', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'The phone number of whoever will be at home when we bring the vehicle back',
    defaultValue: '+61 412 345 678 or +61 7 5550 1234 after five',
  },
};
