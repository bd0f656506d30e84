import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'vehicles',
        settings: { title: 'Utes under $30,000', bodies: ['Ute'], type: 'used', maxPrice: 30_000, limit: 3 },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Utes under $30,000' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/search\/ute\?.*used.*30000/),
    );
    await expect((await canvas.findAllByRole('link', { name: /Hilux/ }, { timeout: 15_000 }))[0]).toBeVisible();
  },
};
export const LinkOfItsOwn: Story = {
  args: {
    items: [
      {
        section: 'vehicles',
        settings: { limit: 2, link: { label: 'Ask for a ute', href: '/contact-us' }, tone: 'mist' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask for a ute' })).toHaveAttribute('href', '/contact-us');
  },
};
