import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerStories } from '@dealer/ui/testing';
import { Footer } from './Footer.tsx';

const meta = { ...footerStories.meta, component: Footer } satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = footerStories.onAPhone;
