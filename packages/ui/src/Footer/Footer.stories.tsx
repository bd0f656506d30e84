import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { footerStories } from '../testing/footerStories.tsx';
import { Footer } from './Footer.tsx';
import { onAPhone } from '../testing/onAPhone.ts';

const { args } = footerStories.meta;

const meta = {
  ...footerStories.meta,
  component: Footer,
  args: {
    ...args,
    social: [
      { network: 'facebook', label: 'Facebook', href: 'https://facebook.com/riverside' },
      { network: 'instagram', label: 'Instagram', href: 'https://instagram.com/riverside' },
      { network: 'youtube', label: 'YouTube', href: 'https://youtube.com/@riverside' },
      { network: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.com/company/riverside' },
      { network: 'tiktok', label: 'TikTok', href: 'https://tiktok.com/@riverside' },
      { network: 'x', label: 'X', href: 'https://x.com/riverside' },
      { network: 'other', label: 'riverside.example', href: 'https://riverside.example' },
    ],
    locations: [
      {
        name: 'Riverside Sales',
        href: '#sales',
        phone: { label: '(03) 9000 0148', href: 'tel:+61390000148' },
        now: { isOpen: true, text: 'Open until 5:30pm' },
      },
      {
        name: 'Riverside Service',
        href: '#service',
        phone: { label: '(03) 9000 0149', href: 'tel:+61390000149' },
        now: { isOpen: false, text: 'Closed, opens tomorrow 7:30am' },
      },
      { name: 'Norwood Payneham and St Peters Used Vehicles', href: '#norwood' },
    ],
    licences: ['Licensed motor car trader LMCT 10482', 'Dealer licence MD 33011 (Riverside Service)'],
    legal: ['Prices of used vehicles exclude government charges unless marked drive away.', ...args.legal],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A dealer with one location, no licence text, no networks. */
export const LinksAlone: Story = {
  args: {
    invite: { title: 'Selling yours?', actions: [{ label: 'Trade in your vehicle', href: '#trade-in' }] },
    columns: args.columns.slice(0, 2),
    contact: {},
    social: [],
    locations: [],
    cards: [],
    licences: [],
    legal: [],
    legalLinks: [],
  },
};
const found: string[] = [];
/** The nearest location by postcode. */
export const Nearest: Story = {
  args: { nearest: { href: '#nearest', hasLookup: true, onFind: (postcode) => found.push(postcode) } },
};
/** Postcodes cannot be looked up: a link leads to the page. */
export const NearestWithoutLookup: Story = { args: { nearest: { href: '#nearest', hasLookup: false } } };
export const ThirtyLocations: Story = {
  args: {
    locations: Array.from({ length: 30 }, (_, at) => ({
      name: at % 7 === 3 ? `Norwood Payneham and St Peters Used Vehicles ${at}` : `Yard ${at}`,
      href: `#yard-${at}`,
      phone: { label: `(03) 9000 01${at + 10}`, href: `tel:+613900001${at + 10}` },
    })),
  },
};
/** On a phone each column opens by itself. */
export const Folded: Story = onAPhone;
export const NearestPressed: Story = {
  ...Nearest,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const locations = canvas.queryByRole('button', { name: 'Our locations' });
    if (locations) await userEvent.click(locations);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find your nearest' }), ' 4000{Enter}');
    await expect(found).toEqual(['4000']);
  },
};
export const FoldedPressed: Story = {
  ...Folded,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const column = canvas.getByRole('button', { name: 'Vehicles' });
    await expect(canvas.queryByRole('link', { name: 'Used cars' })).toBeNull();
    await userEvent.click(column);
    await waitFor(() => expect(column).toHaveAttribute('aria-expanded', 'true'));
    await expect(await canvas.findByRole('link', { name: 'Used cars' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Our locations' }));
    await expect(await canvas.findByRole('link', { name: 'Call Riverside Sales: (03) 9000 0148' })).toHaveAttribute(
      'href',
      'tel:+61390000148',
    );
  },
};
