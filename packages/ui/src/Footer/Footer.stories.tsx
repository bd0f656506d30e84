import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    siteName: 'Riverside Motors',
    columns: [
      {
        title: 'Visit',
        lines: ['48 Mill Road', 'Riverside VIC 3000'],
        links: [
          { label: 'Opening hours', href: '#hours' },
          { label: '(03) 9000 0148', href: 'tel:+61390000148' },
        ],
      },
      {
        title: 'Cars',
        links: [
          { label: 'New cars', href: '#new' },
          { label: 'Demo cars', href: '#demo' },
          { label: 'Used cars', href: '#used' },
        ],
      },
      {
        title: 'Owners',
        links: [
          { label: 'Book a service', href: '#service' },
          { label: 'Parts', href: '#parts' },
          { label: 'Value my trade-in', href: '#trade-in' },
        ],
      },
      {
        title: 'About',
        links: [
          { label: 'Our people', href: '#people' },
          { label: 'Careers', href: '#careers' },
          { label: 'Contact', href: '#contact' },
        ],
      },
    ],
    legal: [
      'Riverside Motors Pty Ltd, LMCT 10482. Prices of used vehicles exclude government charges unless marked drive away.',
      '© 2026 Riverside Motors',
    ],
    legalLinks: [
      { label: 'Privacy', href: '#privacy' },
      { label: 'Terms', href: '#terms' },
    ],
  },
  render: (args, { globals }) => (
    <Footer {...args} variant={args.variant ?? (globals['template'] === 'used-only' ? 'tinted' : 'inverse')} />
  ),
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoColumns: Story = { args: { columns: meta.args.columns.slice(0, 2), legalLinks: [] } };
