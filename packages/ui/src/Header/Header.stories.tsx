import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Header } from './Header.tsx';
import type { HeaderProps } from './Header.tsx';

const variants: Record<string, HeaderProps['variant']> = {
  classic: 'utility',
  toyota: 'showroom',
  'used-only': 'friendly',
};

const WithMenu = (props: HeaderProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ minHeight: '24rem' }}>
      <Header {...props} menu={{ isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }} />
    </div>
  );
};

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    siteName: 'Riverside Motors',
    homeHref: '#home',
    menu: { isOpen: false, open: () => undefined, close: () => undefined },
    currentPath: '#used',
    note: '48 Mill Road, Riverside. Open today 8.30 am to 5.30 pm',
    phone: { label: '(03) 9000 0148', href: 'tel:+61390000148' },
    savedHref: '#saved',
    savedCount: 3,
    items: [
      { label: 'New cars', href: '#new' },
      { label: 'Demo cars', href: '#demo' },
      { label: 'Used cars', href: '#used' },
      { label: 'Sell my car', href: '#sell' },
      {
        label: 'Finance',
        items: [
          { label: 'Finance options', href: '#finance' },
          { label: 'Insurance', href: '#insurance' },
        ],
      },
      {
        label: 'Service',
        href: '#service',
        items: [
          { label: 'Book a service', href: '#book' },
          { label: 'Parts', href: '#parts' },
        ],
      },
      { label: 'Contact', href: '#contact' },
    ],
  },
  render: (args, { globals }) => (
    <WithMenu {...args} variant={args.variant ?? variants[String(globals['template'])] ?? 'utility'} />
  ),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAccount: Story = {
  args: { account: { label: 'My garage', href: '#garage' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'My garage' })[0]).toHaveAttribute('href', '#garage');
  },
};
export const WithoutPhone: Story = { args: { phone: undefined, savedHref: undefined } };
export const OpenGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.queryByRole('button', { name: 'Service' });
    if (!group) return; // The line of items stands in wide places only.
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Book a service' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
};
export const MenuSheet: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const sheet = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  },
};
