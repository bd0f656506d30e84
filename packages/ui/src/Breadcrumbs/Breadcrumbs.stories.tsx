import type { MouseEvent } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Used cars', href: '#used' },
      { label: 'Toyota', href: '#toyota' },
      { label: '2022 Toyota Hilux SR5' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoSteps: Story = { args: { items: [{ label: 'Home', href: '#home' }, { label: 'Contact' }] } };
/** A link with a short name is a target of at least 24 px. */
export const ShortName: Story = {
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'MG', href: '#mg' }, { label: '2022 MG 3 Core' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'MG' }).getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};
/** A phone shows one step back. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Toyota']);
  },
};
export const OnePage: Story = {
  args: { items: [{ label: 'Home' }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Home')).toBeVisible();
  },
};
/** Or the way back to the results. */
export const BackOnAPhone: Story = {
  tags: ['press'],
  args: { back: { label: 'Results', href: '#results', onClick: fn((event: MouseEvent) => event.preventDefault()) } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Results']);
    await userEvent.click(canvas.getByRole('link', { name: 'Results' }));
    await expect(args.back?.onClick).toHaveBeenCalledOnce();
  },
};
