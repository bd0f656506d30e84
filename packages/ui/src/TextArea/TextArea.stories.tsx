import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = { component: TextArea, args: { id: 'message', label: 'Message' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Prefilled: Story = { args: { defaultValue: 'Can you please find me something similar?' } };
export const Invalid: Story = { args: { error: 'Enter a message.' } };
