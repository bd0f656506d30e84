import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OutboxNotice } from './OutboxNotice.tsx';

const waiting = {
  key: 'a',
  status: 'waiting',
  title: 'Your enquiry about the 2022 Toyota Hilux SR5 is not sent yet',
  text: 'It is saved on this device and will be sent when you are back online.',
} as const;
const meta = {
  component: OutboxNotice,
  args: { items: [waiting], onSendNow: fn(), onDiscard: fn(), onDismiss: fn() },
} satisfies Meta<typeof OutboxNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotStored: Story = {
  args: {
    items: [
      {
        ...waiting,
        text: 'It will be sent as soon as our website can take it again. Your browser does not let us save it, so please keep this page open until then.',
      },
    ],
  },
};

export const Sending: Story = {
  args: {
    items: [
      {
        key: 'a',
        status: 'sending',
        title: 'Sending your enquiry about the 2022 Toyota Hilux SR5',
        text: 'One moment.',
      },
    ],
  },
};

const call = { label: 'Call 07 5550 1234', href: 'tel:0755501234' };
export const Refused: Story = {
  args: {
    items: [
      {
        key: 'a',
        status: 'failed',
        title: 'Your enquiry was not accepted',
        text: 'This phone number is not in use. Please send it again, or call us.',
        call,
      },
    ],
  },
};
export const Expired: Story = {
  args: {
    items: [
      {
        key: 'a',
        status: 'failed',
        title: 'Your enquiry could not be sent',
        text: 'We tried for a day, then removed your details from this device. Please send it again, or call us.',
        call,
      },
    ],
  },
};

export const Several: Story = {
  args: {
    items: [
      waiting,
      {
        key: 'b',
        status: 'sent',
        title: 'Your test drive request for the 2021 Mazda CX-5 was sent',
        text: 'Your reference is 1043.',
      },
      {
        key: 'c',
        status: 'failed',
        title: 'Your enquiry was not accepted',
        text: 'The email address is not valid. Please send it again, or call us.',
        call,
      },
    ],
  },
};

export const Silent: Story = { tags: ['renders-nothing'], args: { items: [] } };
export const Waiting: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    await expect(args.onSendNow).toHaveBeenCalledWith('a');
  },
};
export const DiscardIsConfirmed: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(canvas.getByText(/saved on this device/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, discard' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('a');
  },
};
export const PutAside: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show less/ }));
    await expect(canvas.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
    await expect(canvas.getByText(waiting.title)).toBeInTheDocument();
    const more = canvas.getByRole('button', { name: /^Show more/ });
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Sent: Story = {
  tags: ['press'],
  args: {
    items: [
      {
        key: 'a',
        status: 'sent',
        title: 'Your enquiry about the 2022 Toyota Hilux SR5 was sent',
        text: 'Your reference is 1042. We answer within one business day',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Close/ }));
    await expect(args.onDismiss).toHaveBeenCalledWith('a');
  },
};
