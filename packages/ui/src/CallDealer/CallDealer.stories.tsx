import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { CallDealer } from './CallDealer.tsx';

const meta = {
  component: CallDealer,
  args: { name: 'Riverside Motors Cairns', view: { kind: 'masked', text: '07 40XX XXXX' }, onReveal: fn() },
  decorators: [inBox({ maxWidth: '26rem' })],
} satisfies Meta<typeof CallDealer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NewZealand: Story = {
  args: {
    name: 'Kowhai Street Motors',
    view: { kind: 'open', text: '09 555 0120', href: 'tel:095550120' },
    notes: ['Motor vehicle trader M110020'],
  },
};
export const Masked: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show number/ }));
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};
