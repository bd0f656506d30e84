import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultCount } from './ResultCount.tsx';

const meta = { component: ResultCount, args: { text: '1,204 cars' } } satisfies Meta<typeof ResultCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const One: Story = { args: { text: '1 car' } };
export const Busy: Story = { args: { busy: true } };
export const Unknown: Story = { args: { text: '' } };
