import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  component: TextInput,
  args: { id: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  decorators: [inBox({ maxWidth: '24rem' })],
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'mia@example.com' } };
export const WithHint: Story = {
  args: { id: 'phone', label: 'Phone', type: 'tel', hint: 'We only call about this vehicle.' },
};
export const Optional: Story = {
  args: { id: 'postcode', label: 'Postcode', optional: 'optional', placeholder: '1234' },
};
export const Invalid: Story = { args: { error: 'Enter your email address.', defaultValue: 'mia@' } };
export const Money: Story = {
  args: { id: 'deposit', label: 'Deposit', prefix: '$', type: 'text', inputMode: 'numeric', defaultValue: '2,000' },
};
export const Distance: Story = {
  args: {
    id: 'distance',
    label: 'Distance a week',
    suffix: 'km',
    type: 'text',
    inputMode: 'numeric',
    defaultValue: '250',
  },
};
export const Disabled: Story = { args: { defaultValue: 'mia@example.com', disabled: true } };
export const LongText: Story = {
  args: {
    id: 'long',
    type: 'text',
    label: 'How would you describe the condition of the vehicle that you would like to bring to us, in your own words?',
    error: 'This is too long. Please shorten it. '.repeat(3),
    defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 🚗🚗🚗',
  },
};
