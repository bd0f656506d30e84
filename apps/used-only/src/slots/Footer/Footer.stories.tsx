import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const phone = { label: '(07) 5550 0148', href: 'tel:+61755500148' };

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    siteName: 'Harbour City Motors',
    contact: {
      address: '48 Mill Road, Newstead QLD 4006',
      phone,
      hours: 'Open until 5:30pm',
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
      { name: 'Harbour City Newstead', href: '#newstead', phone },
      { name: 'Harbour City Service', href: '#service-desk' },
    ],
    legal: ['Harbour City Motors Pty Ltd, QLD 10482.', '© 2026 Harbour City Motors'],
    legalLinks: [{ label: 'Privacy', href: '#privacy' }],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
};
