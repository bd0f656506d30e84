import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = { component: Pagination, args: { page: 5, pages: 29, hrefFor: (page: number) => `#page-${page}` } } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 29 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
export const Hundreds: Story = { args: { page: 400, pages: 797 } };
