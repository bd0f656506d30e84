import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'Used', href: '#used' }, { label: 'Toyota', href: '#toyota' }, { label: 'Ute', href: '#ute' }, { label: '2022 Toyota Hilux SR5 Double Cab' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vehicle: Story = {};
export const Short: Story = { args: { items: [{ label: 'Home', href: '#home' }, { label: 'Contact us' }] } };
