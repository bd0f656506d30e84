import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = { component: TextArea, args: { id: 'message', label: 'Message' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Prefilled: Story = { args: { defaultValue: 'Can you please find me something similar?' } };
export const Invalid: Story = { args: { error: 'Enter a message.' } };
export const WithHint: Story = { args: { hint: 'Up to 5,000 characters.', optional: 'optional' } };
export const Disabled: Story = { args: { defaultValue: 'Is it still available?', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'How would you describe the condition of the vehicle that you would like to bring to us, in your own words?',
    defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(4),
  },
};
