import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RevealPhone } from './RevealPhone.tsx';

const masked = { kind: 'masked', text: '07 30XX XXXX' } as const;
const open = { kind: 'open', text: '07 3000 1234', href: 'tel:0730001234' } as const;

const meta = { component: RevealPhone, args: { view: masked, onReveal: fn() } } satisfies Meta<typeof RevealPhone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const Revealed: Story = { args: { view: open } };
export const InASentence: Story = {
  args: { inline: true },
  render: (args) => (
    <p>
      You can try again, or call <RevealPhone {...args} />.
    </p>
  ),
};
export const InASentencePressed: Story = {
  ...InASentence,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '07 30XX XXXX Show number' }));
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};
export const Requested: Story = {
  tags: ['press'],
  render: function Requested(args) {
    const [view, setView] = useState<typeof masked | typeof open>(masked);
    return (
      <RevealPhone
        {...args}
        view={view}
        onReveal={() => {
          args.onReveal();
          setView(open);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('07 3000 1234')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const link = canvas.getByRole('link', { name: '07 3000 1234' });
    await expect(link).toHaveAttribute('href', 'tel:0730001234');
    await expect(link).toHaveFocus();
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};
