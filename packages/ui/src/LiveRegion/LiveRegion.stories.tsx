import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveRegion } from './LiveRegion.tsx';

const meta = { component: LiveRegion, args: { message: '124 cars' } } satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {};
