import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuccessPanel } from './SuccessPanel.tsx';

const meta = {
  component: SuccessPanel,
  args: {
    title: 'Thank you, Mia',
    text: 'Your enquiry is with the team at Riverside Motors. We answer within one business day.',
    reference: { label: 'Reference', value: 'L-10293' },
    sent: {
      title: 'What you sent us',
      items: [
        { label: 'Name', value: 'Mia Nguyen' },
        { label: 'Email', value: 'mia.nguyen@example.com' },
        { label: 'Phone', value: '0412 345 678' },
        { label: 'Message', value: 'Is it still available?\nI could come past on Saturday.' },
      ],
    },
    action: { label: 'Keep browsing', href: '#stock' },
    phone: { label: 'Call 07 4000 1234', number: '07 4000 1234' },
  },
} satisfies Meta<typeof SuccessPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithReceipt: Story = {};
export const WithoutPhone: Story = { args: { phone: undefined } };
export const WithoutReceipt: Story = { args: { sent: undefined, reference: undefined } };
export const WithNextSteps: Story = {
  args: {
    next: {
      title: 'While you wait',
      links: [
        { label: 'See what is on offer', href: '#offers' },
        { label: 'Find our yards and opening hours', href: '#contact' },
      ],
    },
  },
};
