import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { headerMenu, sitePaths } from '@dealer/core/routes';
import { aSite } from '@dealer/core/testing';
import { Header } from './Header.tsx';

const site = aSite({
  locations: [
    { id: 1, name: 'Harbour City Newstead', slug: 'newstead' },
    { id: 2, name: 'Harbour City Service', slug: 'service' },
  ],
});

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    siteName: site.name,
    homeHref: '/',
    items: headerMenu(site, sitePaths(site)),
    currentPath: '/',
    phone: { label: '(07) 5550 0148', href: 'tel:+61755500148' },
    saved: { label: 'Saved', href: '#saved', count: 3, kind: 'favourites' },
    note: '48 Mill Road, Newstead QLD 4006',
    menu: { isOpen: false, open: () => undefined, close: () => undefined },
  },
  render: (args) => {
    const [isOpen, setOpen] = useState(false);
    return <Header {...args} menu={{ isOpen, open: () => setOpen(true), close: () => setOpen(false) }} />;
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EverythingInTheBar: Story = {
  args: {
    account: { label: 'My garage', href: '#garage' },
    saved: { label: 'Compare', href: '#compare', count: 2, kind: 'comparison' },
    locations: site.locations.map(({ name }) => ({ label: name, href: '#location', phone: '(07) 5550 0148' })),
  },
  // Where there is no room for the number, its icon alone is the link.
  play: async ({ canvas }) => {
    for (const call of canvas.getAllByRole('link', { name: /^Call/ }))
      await expect(call.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
};
