import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SectionStage } from '../../../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'stickyBar' }], about: {}, siteDoc: { detail: { stickyVariant: 'bottom-bar' } } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <div style={{ blockSize: '125rem' }} />
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its code loads on the first input. */
const late = { timeout: 10_000 };

export const HasThePriceAndTheEnquiryAtHand: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('complementary', { name: 'Price and enquiry: 2022 Toyota Hilux SR5 GUN126R' });
    await expect(bar).toHaveTextContent('$45,990');
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
export const SaysMoreToWhoeverScrollsOn: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary');
    await expect(canvas.queryByRole('group', { name: /^In short/ })).not.toBeInTheDocument();
    scrollTo(0, 901);
    const summary = await canvas.findByRole('group', { name: 'In short: 2022 Toyota Hilux SR5 GUN126R' }, late);
    await expect(summary).toHaveTextContent('Automatic, Ute');
    await expect(summary).toHaveTextContent('$45,990');
    await expect(canvas.getByRole('link', { name: 'Enquire Now' })).toBeVisible();
    scrollTo(0, 0);
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  },
};
export const NotForASoldVehicle: Story = {
  tags: ['renders-nothing'],
  args: { about: { status: 'sold' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};
export const StaysWhileItHasTheFocus: Story = {
  tags: ['press'],
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary');
    scrollTo(0, 901);
    const summary = await canvas.findByRole('group', { name: /^In short/ }, late);
    const [link] = await canvas.findAllByRole('link', { name: /Finance|Trade-In/ });
    link?.focus();
    scrollTo(0, 0);
    dispatchEvent(new Event('scroll'));
    await expect(summary).toBeInTheDocument();
    link?.blur();
    dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  },
};
