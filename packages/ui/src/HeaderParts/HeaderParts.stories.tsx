import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  HeaderAccount,
  HeaderBar,
  HeaderCall,
  HeaderFrame,
  HeaderLogo,
  HeaderMenu,
  HeaderPhone,
  HeaderSaved,
  HeaderTools,
  LocationsMenu,
  MenuButton,
  MenuSheet,
  Wordmark,
} from './index.ts';

const items = [
  { label: 'Used cars', href: '#used' },
  {
    label: 'Service',
    items: [
      { label: 'Book a service', href: '#book' },
      { label: 'Parts', href: '#parts' },
    ],
  },
  { label: 'Contact', href: '#contact' },
];
const locations = [
  { label: 'Newstead', href: '#newstead', phone: '(07) 5550 0148' },
  { label: 'Service', href: '#service', phone: '(07) 5550 0149' },
];
const phone = { label: '(07) 5550 0148', href: 'tel:+61755500148' };

const meta = {
  component: HeaderFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof HeaderFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  render: () => (
    <HeaderFrame>
      <HeaderBar>
        <HeaderLogo href="#home">Harbour City Motors</HeaderLogo>
        <HeaderMenu items={items} currentPath="#used" />
      </HeaderBar>
    </HeaderFrame>
  ),
};
export const Tools: Story = {
  render: () => (
    <HeaderFrame>
      <HeaderBar>
        <HeaderLogo href="#home">Harbour City Motors</HeaderLogo>
        <HeaderTools>
          <LocationsMenu locations={locations} currentPath="#home" isCompact />
          <HeaderPhone phone={phone} />
          <HeaderSaved saved={{ label: 'Saved', href: '#saved', count: 3, kind: 'favourites' }} />
          <HeaderAccount account={{ label: 'My garage', href: '#garage' }} />
        </HeaderTools>
      </HeaderBar>
    </HeaderFrame>
  ),
};
/** The dealer's wordmark; without a picture the name is written. */
export const WordmarkAndName: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-6)', padding: 'var(--space-6)', fontSize: 'var(--text-xl)' }}>
      <Wordmark
        name="Southern Cross Motors"
        logo={{ src: '/pictures/dealers/southern-cross-motors/wordmark.svg', width: 247, height: 48 }}
      />
      <Wordmark name="Southern Cross Motors" />
    </div>
  ),
};

const Phone = () => {
  const [isOpen, setOpen] = useState(false);
  const menu = { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
  return (
    <HeaderFrame>
      <HeaderBar>
        <HeaderLogo href="#home">Harbour City Motors</HeaderLogo>
        <HeaderTools>
          <HeaderCall phone={phone} />
          <MenuButton menu={menu} />
        </HeaderTools>
      </HeaderBar>
      <MenuSheet siteName="Harbour City Motors" items={items} currentPath="#used" menu={menu} />
    </HeaderFrame>
  );
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, render: () => <Phone /> };
export const SheetOpened: Story = {
  ...OnAPhone,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const sheet = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
/** The panel of a group on a dark ground is a card: its focus ring is one for cards. */
export const FocusInPanelOfDarkStrip: Story = {
  tags: ['press'],
  render: () => (
    <HeaderFrame>
      <div data-surface="inverse" style={{ '--color-surface': 'var(--color-inverse-border)' } as CSSProperties}>
        <LocationsMenu locations={locations} currentPath="#home" />
      </div>
    </HeaderFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Locations' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const link = await canvas.findByRole('link', { name: /Newstead/ });
    await waitFor(() => expect(link).toHaveFocus());
    const { outlineColor, outlineStyle } = getComputedStyle(link);
    const ground = getComputedStyle(link.closest('ul')!.parentElement!).backgroundColor;
    await expect(outlineStyle).toBe('solid');
    await expect(outlineColor).not.toBe(ground);
  },
};
