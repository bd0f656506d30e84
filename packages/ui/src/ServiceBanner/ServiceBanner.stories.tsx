import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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

/** A page with a link in the middle, one at its end, and a footer. */
const inPage: Story['render'] = (args) => (
  <>
    <div style={{ display: 'grid', minBlockSize: '150vh', padding: '1rem', alignContent: 'space-between' }}>
      <p>The page</p>
      <a href="#middle">A link in the middle</a>
      <a href="#last">The last link</a>
    </div>
    <ServiceBanner {...args} />
    <footer data-part="footer" style={{ paddingInline: '1rem' }}>
      <a href="#terms">Terms</a>
    </footer>
  </>
);

export const Default: Story = {};

export const Sticky: Story = { render: inPage };
export const Fixed: Story = { args: { variant: 'fixed' }, render: inPage };
export const LeavesTheFirstViewFree: Story = {
  args: { atTop: true },
  render: inPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').getBoundingClientRect().top).toBeGreaterThan(innerHeight);
  },
};
export const HidesNothingThatTakesFocus: Story = {
  tags: ['press'],
  globals: { viewport: { value: 'phone' } },
  render: inPage,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Time for a service?')).toBeVisible());
    const banner = canvas.getByRole('complementary');
    for (const name of ['A link in the middle', 'The last link']) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().top);
    }
  },
};
export const Closed: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Book a Service' })).toHaveAttribute('href', '#service');
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
