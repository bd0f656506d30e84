import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerStories } from '@dealer/ui/testing';
import { Header } from './Header.tsx';

const stories = headerStories(Header);
const meta = { ...stories.meta, component: Header } satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EverythingInTheBar: Story = stories.everythingInTheBar;
export const Phone: Story = stories.onAPhone;
