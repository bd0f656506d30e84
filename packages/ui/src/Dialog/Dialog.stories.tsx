import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  // It covers the page that explains it.
  parameters: { docs: { story: { inline: false } } },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Enquire about this vehicle',
    description: 'We answer within one business day.',
    children: <p>We are open today until 5:30pm.</p>,
  },
  render: (args) => {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Enquire Now</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Long: Story = {
  args: {
    open: true,
    size: 'wide',
    children: Array.from({ length: 24 }, (_, at) => <p key={at}>Line {at + 1} of the holiday opening hours.</p>),
  },
};
export const GivesFocusBack: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Enquire Now' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Enquire about this vehicle' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Enquire about this vehicle' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
