import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Faq } from './Faq.tsx';

const items = [
  {
    question: 'What does the price include?',
    answer:
      'The price is $45,990 drive away: stamp duty, registration, compulsory third party insurance and dealer delivery are in it.',
  },
  {
    question: 'Can I trade in my car?',
    answer:
      'Yes. Cars over 7 years old or with more than 100,000 km generally get no online estimate; we look at those in person.',
  },
  {
    question: 'Can you deliver it?',
    answer: 'Yes. Type your postcode into the delivery calculator on this page for an estimate.',
  },
];

const meta = { component: Faq, args: { items } } satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Unfolded: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/100,000 km/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can I trade in my car?'));
    await expect(canvas.getByText(/100,000 km/)).toBeVisible();
  },
};
