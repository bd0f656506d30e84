import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './LoadingBar.tsx';

const meta = { component: LoadingBar, args: { active: true } } satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Idle: Story = { tags: ['renders-nothing'], args: { active: false } };
