import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'html',
        settings: {
          title: 'The small print',
          html: '<p>Cover starts on <strong>delivery</strong>. See <a href="/contact-us">who to ask</a>.</p><ul><li>Engine</li><li>Gearbox</li></ul>',
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The small print', level: 2 }, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'who to ask' }, { timeout: 15_000 })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Hostile: Story = {
  tags: ['missing-picture'],
  args: {
    items: [
      {
        section: 'html',
        settings: {
          html: '<p>Open today</p><script>window.htmlRan = 1</script><img src="/no-such.webp" alt="" onerror="window.htmlRan = 1">',
        },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Open today', {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
    await expect((window as { htmlRan?: number }).htmlRan).toBeUndefined();
  },
};
export const Empty: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'html', settings: { title: 'Nothing yet' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
