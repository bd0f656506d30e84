import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentBar } from './ConsentBar.tsx';

const meta = {
  component: ConsentBar,
  args: {
    title: 'May we count your visit?',
    text: 'It tells us which vehicles and pages people look for. Nothing in it says who you are.',
    policy: { label: 'How we handle data', href: '/privacy-policy' },
    acceptLabel: 'Yes, count it',
    declineLabel: 'No, thanks',
    onAnswer: fn(),
  },
} satisfies Meta<typeof ConsentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPolicy: Story = { args: { policy: undefined } };
export const First: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'No, thanks' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, count it' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};
export const Reopened: Story = {
  tags: ['press'],
  args: { answer: 'denied', onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(canvas.getByText(/So far you said no/)).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Close privacy choices' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
