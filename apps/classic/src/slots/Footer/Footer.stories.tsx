import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerStories } from '@dealer/ui/testing';
import { Footer } from './Footer.tsx';

const meta = { ...footerStories.meta, component: Footer } satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = footerStories.onAPhone;
/** The footer is dark in both schemes: its wordmark is the one for dark grounds, without the white plate of the header's. */
export const WordmarkInTheDark: Story = {
  globals: { scheme: 'dark' },
  args: {
    logo: {
      src: '/pictures/dealers/southern-cross-motors/wordmark.svg',
      dark: '/pictures/dealers/southern-cross-motors/wordmark-dark.svg',
      width: 247,
      height: 48,
    },
  },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('img', { name: 'Harbour City Motors' });
    await expect(marks.map((mark) => mark.getAttribute('src'))).toEqual([
      '/pictures/dealers/southern-cross-motors/wordmark-dark.svg',
    ]);
    await expect(marks.map((mark) => getComputedStyle(mark).backgroundColor)).toEqual(['rgba(0, 0, 0, 0)']);
  },
};
