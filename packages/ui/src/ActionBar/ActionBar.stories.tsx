import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  component: ActionBar,
  args: {
    title: exampleDetail().title,
    price: { kind: 'price', amount: 52990, text: '$52,990', priceType: 'Drive away' },
    action: { label: 'Enquire Now', href: '#enquire' },
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <div
          style={{ display: 'grid', gap: '1rem', padding: '1rem', minHeight: '60rem', alignContent: 'space-between' }}
        >
          <p>The page scrolls under the bar.</p>
          <a href="#last">The last link is never covered when it takes focus</a>
        </div>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = {};
export const WithCall: Story = {
  args: { call: { label: 'Call the dealer', href: 'tel:0740001234' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call the dealer' })).toHaveAttribute('href', 'tel:0740001234');
  },
};
export const NoPrice: Story = { args: { price: { kind: 'noPrice', text: 'Enquire for price.' } } };
export const NoAction: Story = { args: { action: undefined } };
export const AnotherAction: Story = {
  args: { action: { label: 'Find Me Something Similar', href: '#similar' }, price: { kind: 'noPrice', text: 'Sold' } },
};
export const Everywhere: Story = {
  args: { everywhere: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
    // The page's own button is in view until the summary opens.
    await expect(canvas.queryByRole('link', { name: 'Enquire Now' })).toBeNull();
  },
};
export const FocusIsNotCovered: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.queryByRole('complementary');
    // From 1024 px on there is no bar.
    if (bar === null) return;
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /never covered/ });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
};
