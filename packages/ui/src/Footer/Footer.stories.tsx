import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    siteName: 'Riverside Motors',
    invite: {
      title: 'Ready for a change?',
      text: 'Find out what yours is worth, or take the next one for a drive.',
      actions: [
        { label: 'Trade in your vehicle', href: '#trade-in' },
        { label: 'Book a test drive', href: '#test-drive' },
      ],
    },
    contact: {
      address: '48 Mill Road, Riverside VIC 3000',
      phone: { label: '(03) 9000 0148', href: 'tel:+61390000148' },
      hours: 'Open until 5:30pm',
      week: [
        { days: 'Mon-Fri', text: '8:30am - 5:30pm', today: true },
        { days: 'Sat', text: '9:00am - 4:00pm', today: false },
        { days: 'Sun', text: 'Closed', today: false },
      ],
      action: { label: 'Contact us', href: '#contact' },
    },
    columns: [
      {
        title: 'Vehicles',
        links: [
          { label: 'New cars', href: '#new' },
          { label: 'Demo cars', href: '#demo' },
          { label: 'Used cars', href: '#used' },
        ],
      },
      {
        title: 'Servicing and Parts',
        links: [
          { label: 'Book a service', href: '#service' },
          { label: 'Parts', href: '#parts' },
        ],
      },
      {
        title: 'Riverside Motors',
        links: [
          { label: 'Our people', href: '#people' },
          { label: 'Careers', href: '#careers' },
        ],
      },
    ],
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
    nearest: { href: '#nearest', hasLookup: true },
    cards: ['Visa', 'Mastercard', 'EFTPOS'],
    licences: ['Licensed motor car trader LMCT 10482', 'Dealer licence MD 33011 (Riverside Service)'],
    legal: ['Prices of used vehicles exclude government charges unless marked drive away.', '© 2026 Riverside Motors'],
    legalLinks: [
      { label: 'Privacy', href: '#privacy' },
      { label: 'Terms', href: '#terms' },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A dealer with one location, no licence text, no networks. */
export const LinksAlone: Story = {
  args: {
    invite: { title: 'Selling yours?', actions: meta.args.invite.actions.slice(0, 1) },
    columns: meta.args.columns.slice(0, 2),
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
export const Folded: Story = {
  globals: { viewport: { value: 'phone' } },
};
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
