import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCard } from '../VehicleCard/exampleCard.ts';
import { SuccessPanel } from './SuccessPanel.tsx';

const card = exampleCard();

const meta = {
  component: SuccessPanel,
  args: {
    title: 'Thank you, Mia',
    text: 'Your enquiry is with the team at Riverside Motors. We answer within one business day.',
    reference: { label: 'Reference', value: 'L-10293' },
    vehicle: { title: card.title, href: '#vehicle', picture: card.picture, placeholder: card.placeholder },
    message: { title: 'Your message', text: 'Is it still available?\nI could come past on Saturday.' },
    sent: {
      title: 'What you sent',
      items: [
        { label: 'About', value: 'General Enquiry' },
        { label: 'How we contact you', value: 'Phone' },
        { label: 'Who answers', value: 'Riverside Motors Newstead' },
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
export const WithoutReceipt: Story = {
  args: { sent: undefined, message: undefined, vehicle: undefined, reference: undefined },
};
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
/** The message is not stored: after a reload the page confirms without it. */
export const WithoutMessage: Story = { args: { message: undefined } };
export const WithoutVehicle: Story = { args: { vehicle: undefined } };
