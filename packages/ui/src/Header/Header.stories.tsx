import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Header } from './Header.tsx';
import { exampleStock, exampleVehiclesMenu } from '../HeaderParts/exampleVehiclesMenu.ts';
import { headerStories } from '../testing/headerStories.tsx';
import type { StockMenu } from '../HeaderParts/index.ts';
import type { HeaderProps } from './Header.tsx';
import { onAPhone } from '../testing/onAPhone.ts';

const stories = headerStories(Header);

const meta = {
  ...stories.meta,
  component: Header,
  args: {
    ...stories.meta.args,
    siteName: 'Riverside Motors',
    homeHref: '#home',
    currentPath: '#used',
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
/** A drawn wordmark of a given shape, as an address. */
const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="6" fill="#1f4fbf"/></svg>`,
  )}`;
const wordmark = (width: number, height: number): HeaderProps['logo'] => ({ src: drawn(width, height), width, height });

export const WithWordmark: Story = {
  args: { logo: wordmark(220, 48) },
  play: async ({ canvas }) => {
    const [mark] = canvas.getAllByRole('img', { name: 'Riverside Motors' });
    await waitFor(() => expect(mark!.getBoundingClientRect().width).toBeGreaterThan(100));
    await expect(canvas.getByRole('link', { name: /^Riverside Motors ?, home$/ })).toHaveAttribute('href', '#home');
  },
};
/** A wordmark twelve times as wide as high, and one three times as high as wide: the bar does not grow and nothing is pushed out. */
const extreme = (width: number, height: number): Story => ({
  args: { logo: wordmark(width, height) },
  play: async ({ canvas, canvasElement }) => {
    const mark = canvas.getAllByRole('img', { name: 'Riverside Motors' })[0]!.getBoundingClientRect();
    const bar = canvasElement.querySelector('[data-part="bar"]')!.getBoundingClientRect();
    await expect(mark.height).toBeLessThanOrEqual(40);
    await expect(mark.width).toBeLessThanOrEqual(240);
    await expect(bar.height).toBeLessThanOrEqual(120);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
export const WordmarkTooWide: Story = extreme(1200, 100);
export const WordmarkTooTall: Story = extreme(100, 300);
export const WordmarkMissing: Story = {
  tags: ['missing-picture'],
  args: { logo: { src: 'data:image/png;base64,', width: 220, height: 48 } },
  play: async ({ canvas }) => {
    // The picture's text takes its place.
    await expect(canvas.getAllByRole('img', { name: 'Riverside Motors' })[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const WithoutPhone: Story = { args: { phone: undefined, saved: undefined } };
const locations = [
  { label: 'Riverside Sales', phone: '(03) 9000 0148', href: '#contact', dial: 'tel:0390000148' },
  { label: 'Norwood Payneham and St Peters', phone: '(08) 5550 5501', href: '#contact', dial: 'tel:0855505501' },
  { label: 'Springfield', href: '#contact' },
];
export const Locations: Story = {
  args: { locations },
};
export const ThirtyLocations: Story = {
  ...Locations,
  args: {
    locations: [...locations, ...Array.from({ length: 27 }, (_, at) => ({ label: `Yard ${at}`, href: '#contact' }))],
  },
};
const megaItems: HeaderProps['items'] = [
  {
    label: 'Models',
    items: [
      {
        label: 'SUVs',
        href: '#suvs',
        items: [
          { label: 'Corolla Cross', href: '#corolla-cross', body: 'SUV', text: 'Hybrid' },
          { label: 'LandCruiser 300', href: '#landcruiser', body: '4x4' },
        ],
      },
      { label: 'Utes', items: [{ label: 'HiLux', href: '#hilux', body: 'Ute' }] },
      { label: 'All models', href: '#models' },
      {
        label: 'Drive one home',
        href: '#test-drive',
        picture: '/pictures/scenes/yard-960.webp',
        text: 'Book a test drive.',
      },
    ],
  },
  { label: 'Contact', href: '#contact' },
];
/** A group of groups: columns, drawings of body types next to models, a tile. */
export const Mega: Story = {
  args: { items: megaItems },
};
const stockItems = (stock: StockMenu | null): HeaderProps['items'] => {
  const loaded = Promise.resolve(stock);
  return [
    { ...exampleVehiclesMenu, stock: () => loaded },
    { label: 'Contact', href: '#contact' },
  ];
};
/** The menu of vehicles: body types and price bands with their counts, and the newest vehicle. */
export const Stock: Story = {
  args: { items: stockItems(exampleStock) },
};
/** The search does not answer: the links remain. */
export const StockUnavailable: Story = {
  args: { items: stockItems(null) },
};
/** A small yard: two body types, one price band, no picture yet. */
export const StockOfOneYard: Story = {
  ...Stock,
  args: {
    items: stockItems({
      counts: { '#all': '4' },
      bodies: { title: 'Shop by body type', links: exampleStock.bodies.links.slice(0, 2) },
      prices: { title: 'Shop by price', links: exampleStock.prices.links.slice(0, 1) },
      newest: { title: 'Just arrived', name: '2014 Mazda3 Neo', href: '#newest', body: 'Hatch' },
    }),
  },
};
export const Phone: Story = onAPhone;
export const OpenGroup: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.queryByRole('button', { name: 'Service' });
    if (!group) return; // A narrow header has the menu sheet instead.
    group.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Book a service' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(group).toHaveFocus());
    await userEvent.keyboard('{Enter}');
  },
};
export const LocationsPressed: Story = {
  ...Locations,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'Locations' });
    if (!button) return; // A narrow header has them in the menu sheet.
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    const link = await canvas.findByRole('link', { name: 'Riverside Sales (03) 9000 0148' });
    await expect(link).toHaveAttribute('href', '#contact');
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(link).not.toBeVisible());
    await userEvent.keyboard('{Enter}');
    const list = link.closest('[data-panel]')!.firstElementChild!.getBoundingClientRect();
    await expect(list.left).toBeGreaterThanOrEqual(0);
    await expect(list.right).toBeLessThanOrEqual(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const MegaPressed: Story = {
  ...Mega,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.queryByRole('button', { name: 'Models' });
    if (!group) return;
    await userEvent.click(group);
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Utes' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: /Drive one home/ })).toHaveAttribute('href', '#test-drive');
    await userEvent.click(group);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'HiLux' })).toBeNull());
    await userEvent.click(group);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** Hovering opens it; Escape closes it wherever the focus is. */
export const MegaOnHover: Story = {
  tags: ['press'],
  args: { items: megaItems },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.queryByRole('button', { name: 'Models' });
    if (!group) return;
    await userEvent.hover(group);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'HiLux' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const StockPressed: Story = {
  ...Stock,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.queryByRole('button', { name: 'Vehicles' });
    if (!group) return;
    group.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All cars 1,204' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Shop by body type' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Ute 350' })).toHaveAttribute('href', '#Ute');
    await expect(canvas.getByRole('link', { name: /Just arrived.*Corolla.*\$27,990/ })).toHaveAttribute(
      'href',
      '#newest',
    );
    // "Vehicles" leads where "All cars" does: one link.
    await expect(canvas.queryByRole('link', { name: 'Vehicles' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const StockUnavailablePressed: Story = {
  ...StockUnavailable,
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const group = canvas.queryByRole('button', { name: 'Vehicles' });
    if (!group) return;
    await userEvent.click(group);
    const link = await canvas.findByRole('link', { name: 'Used cars' });
    await waitFor(() => expect(link).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('[data-part="stock-panel"]')).toBeNull());
  },
};
export const StockOfOneYardPressed: Story = {
  ...StockOfOneYard,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.queryByRole('button', { name: 'Vehicles' });
    if (!group) return;
    await userEvent.click(group);
    const newest = await canvas.findByRole('link', { name: 'Just arrived 2014 Mazda3 Neo' });
    await waitFor(() => expect(newest).toBeVisible());
  },
};
export const MenuSheet: Story = {
  tags: ['press'],
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
export const MegaInSheet: Story = {
  tags: ['press'],
  ...Phone,
  args: { items: megaItems },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(canvas.getByText('Models', { selector: 'summary > span' }));
    const link = await canvas.findByRole('link', { name: 'HiLux' });
    await waitFor(() => expect(link).toBeVisible());
  },
};
export const StockInSheet: Story = {
  tags: ['press'],
  ...Phone,
  args: { items: stockItems(exampleStock), currentPath: '#home' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(canvas.getByText('Vehicles', { selector: 'summary > span' }));
    const ute = await canvas.findByRole('link', { name: 'Ute 350' });
    await waitFor(() => expect(ute).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'All cars 1,204' })).toBeVisible();
  },
};
/** On a phone a location is called. */
export const LocationsInSheet: Story = {
  tags: ['press'],
  ...Phone,
  args: { locations },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(canvas.getByText('Locations', { selector: 'summary > span' }));
    await expect(await canvas.findByRole('link', { name: 'Riverside Sales (03) 9000 0148' })).toHaveAttribute(
      'href',
      'tel:0390000148',
    );
    await expect(canvas.getByRole('link', { name: 'Springfield' })).toHaveAttribute('href', '#contact');
  },
};
