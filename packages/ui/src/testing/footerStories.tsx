import type { FooterProps } from '../Footer/index.ts';
import { onAPhone } from './onAPhone.ts';

const phone = { label: '(07) 5550 0148', href: 'tel:+61755500148' };

const args: FooterProps = {
  siteName: 'Harbour City Motors',
  invite: {
    title: 'Ready for a change?',
    text: 'Find out what yours is worth, or take the next one for a drive.',
    actions: [
      { label: 'Trade in your vehicle', href: '#trade-in' },
      { label: 'Book a test drive', href: '#test-drive' },
    ],
  },
  contact: {
    address: '48 Mill Road, Newstead QLD 4006',
    phone,
    hours: 'Open until 5:30pm',
    week: [
      { days: 'Mon-Fri', text: '8:30am - 5:30pm', today: true },
      { days: 'Sat', text: '9:00am - 4:00pm', today: false },
    ],
    action: { label: 'Contact us', href: '#contact' },
  },
  columns: [
    {
      title: 'Vehicles',
      links: [
        { label: 'New cars', href: '#new' },
        { label: 'Used cars', href: '#used' },
      ],
    },
    { title: 'Servicing and parts', links: [{ label: 'Book a service', href: '#service' }] },
  ],
  social: [{ network: 'facebook', label: 'Facebook', href: 'https://facebook.com/harbourcity' }],
  locations: [
    { name: 'Harbour City Newstead', href: '#newstead', phone, now: { isOpen: true, text: 'Open until 5:30pm' } },
    { name: 'Harbour City Service', href: '#service-desk' },
  ],
  nearest: { href: '#nearest', hasLookup: true },
  cards: ['Visa', 'Mastercard'],
  licences: ['Harbour City Motors Pty Ltd, QLD 10482.'],
  legal: ['© 2026 Harbour City Motors'],
  legalLinks: [{ label: 'Privacy', href: '#privacy' }],
};

/**
 * Stories of a look's footer: with everything that it can show, and on a phone.
 *
 * @example
 * const meta = { ...footerStories.meta, component: Footer } satisfies Meta<typeof Footer>;
 */
export const footerStories = { meta: { parameters: { layout: 'fullscreen' }, args }, onAPhone };
