import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aModelPage } from '../../../../test/aModelPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: aModelPage,
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Decision F7. */
export const ByItsOldAddress: Story = {
  tags: ['takes-focus'],
  args: { address: '/models/hilux-old' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Toyota Hilux' })).toBeVisible();
  },
};
export const ComingSoon: Story = {
  args: { address: '/models/future-ute' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Register Interest' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Book a Test Drive' })).toBeNull();
  },
};
export const Unknown: Story = {
  args: { address: '/models/no-such-model' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not find that page' })).toBeVisible();
  },
};
export const WithEverything: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Toyota Hilux' })).toBeVisible();
    await expect(canvas.getByText('From $39,990')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /SR5/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book a Test Drive' })).toHaveAttribute(
      'href',
      '/book-test-drive?vehicle=Toyota%20Hilux',
    );
    await userEvent.tab();
    await expect(await canvas.findByRole('heading', { name: 'Toyota Hilux offers' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^See all/ })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Message/ })).toHaveValue(
      'I am interested in the Toyota Hilux. Please contact me.',
    );
  },
};
