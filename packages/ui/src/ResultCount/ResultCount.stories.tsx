import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultCount } from './ResultCount.tsx';

const meta = { component: ResultCount, args: { text: '1,248 cars' } } satisfies Meta<typeof ResultCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const Busy: Story = { args: { busy: true } };
