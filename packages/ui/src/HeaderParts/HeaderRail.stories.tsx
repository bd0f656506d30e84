import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { exampleVehiclesMenu } from './exampleVehiclesMenu.ts';
import {
  HeaderAccount,
  HeaderBar,
  HeaderCall,
  HeaderLogo,
  HeaderMenu,
  HeaderPhone,
  HeaderRail,
  HeaderSaved,
  HeaderTools,
  LocationsMenu,
  MenuButton,
  type MenuItem,
  MenuSheet,
} from './index.ts';

const phone = { label: '(03) 9000 0148', href: 'tel:+61390000148' };
const locations: MenuItem[] = [
  { label: 'Riverside', href: '#riverside', phone: '(03) 9000 0148' },
  { label: 'Hill Street', href: '#hill', phone: '(03) 9000 0149' },
];
const service = ['Book a service', 'Parts', 'Recalls'].map((label) => ({ label, href: `#${label}` }));
const items: MenuItem[] = [
  exampleVehiclesMenu,
  { label: 'Offers', href: '#offers' },
  { label: 'Finance', href: '#finance' },
  { label: 'Service', items: service },
  ...['Sell my car', 'Insurance', 'Fleet', 'Careers', 'About us', 'Contact'].map((label) => ({
    label,
    href: `#${label}`,
  })),
];

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  const menu = { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
  return (
    <>
      <HeaderRail>
        <HeaderBar>
          <HeaderLogo href="#home">Riverside Motors</HeaderLogo>
          <HeaderMenu items={items} currentPath="#offers" side="end" />
          <HeaderTools>
            <LocationsMenu locations={locations} currentPath="#offers" side="end" />
            <HeaderPhone phone={phone} />
            <HeaderSaved saved={{ label: 'Saved', href: '#saved', count: 2, kind: 'favourites' }} />
            <HeaderAccount account={{ label: 'My garage', href: '#garage' }} />
            <HeaderCall phone={phone} />
            <MenuButton menu={menu} />
          </HeaderTools>
        </HeaderBar>
        <MenuSheet menu={menu} siteName="Riverside Motors" items={items} currentPath="#offers" phone={phone} />
      </HeaderRail>
    </>
  );
};

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    // As the theme of a look with a rail does.
    const { style } = document.documentElement;
    if (innerWidth >= 1024) style.setProperty('--page-inset-start', '15rem');
    return () => style.removeProperty('--page-inset-start');
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Below 64 rem it is a bar. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Rail: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rail = canvas.getByRole('banner');
    await expect(rail.getBoundingClientRect().right).toBe(240);
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Call (03) 9000 0148' })).toBeVisible();

    const arrow = canvas.getByRole('button', { name: 'Service' }).querySelector('svg:last-child')!;
    const { b, c } = new DOMMatrix(getComputedStyle(arrow).transform);
    await expect([b, c]).toEqual([-1, 1]);

    // Neither the rail nor a low window clips a panel.
    await userEvent.click(canvas.getByRole('button', { name: 'Service' }));
    const recalls = await canvas.findByRole('link', { name: 'Recalls' });
    await waitFor(() => expect(recalls).toBeVisible());
    const panel = canvasElement.querySelector<HTMLElement>('[data-panel="open"]')!;
    await expect(panel.matches(':popover-open')).toBe(true);
    const { left, top, bottom } = panel.getBoundingClientRect();
    await expect([left, top, bottom]).toEqual([240, 0, innerHeight]);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Recalls' })).toBeNull();

    const locationsButton = canvas.getByRole('button', { name: 'Locations' });
    locationsButton.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Riverside.*0148/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(locationsButton).toHaveFocus();
  },
};
/** In a script that runs from right to left the rail and its panels start at the right edge. */
export const RightToLeft: Story = {
  tags: ['press'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const width = document.documentElement.getBoundingClientRect().right;
    const rail = canvas.getByRole('banner').getBoundingClientRect();
    await expect([rail.left, rail.right]).toEqual([width - 240, width]);
    // The page leaves the same side free.
    const inset = getComputedStyle(document.documentElement).getPropertyValue('--page-inset');
    await expect(inset).toBe('0px 15rem 0px 0px');

    const button = canvas.getByRole('button', { name: 'Service' });
    // A quarter turn: the arrow points away from the rail.
    const { b, c } = new DOMMatrix(getComputedStyle(button.querySelector('svg:last-child')!).transform);
    await expect([b, c]).toEqual([1, -1]);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Recalls' })).toBeVisible());
    const panel = canvasElement.querySelector<HTMLElement>('[data-panel="open"]')!;
    await expect(panel.getBoundingClientRect().right).toBe(width - 240);
  },
};
/** The end of a rail that is higher than the window is reached by scrolling. */
export const LowWindow: Story = {
  tags: ['press'],
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('banner');
    rail.style.blockSize = '20rem';
    await expect(rail.scrollHeight).toBeGreaterThan(rail.clientHeight);
    canvas.getByRole('link', { name: 'My garage' }).focus();
    await expect(rail.scrollTop).toBeGreaterThan(0);
  },
};
export const OpenAtTheStock: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vehicles' }));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Shop by body type' })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
