import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ServiceBanner } from './ServiceBanner.tsx';

const meta = {
  component: ServiceBanner,
  args: {
    variant: 'sticky',
    text: 'Time for a service?',
    action: { label: 'Book a Service', href: '#service' },
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServiceBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sticky: Story = {
  render: (args) => (
    <>
      <p style={{ minBlockSize: '150vh', padding: '1rem' }}>The page</p>
      <ServiceBanner {...args} />
      <p style={{ padding: '1rem' }}>Its foot</p>
    </>
  ),
};
export const Fixed: Story = { args: { variant: 'fixed' } };
export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Book a Service' })).toHaveAttribute('href', '#service');
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
