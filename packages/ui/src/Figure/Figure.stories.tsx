import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figure } from './Figure.tsx';

const meta = {
  component: Figure,
  args: {
    src: '/pictures/scenes/yard-960.webp',
    width: 960,
    height: 400,
    alt: 'Cars in front of a showroom in the morning',
  },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCaption: Story = {
  args: { caption: 'The yard on Ann Street, before the first test drive of the day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('The yard on Ann Street');
  },
};
export const Wide: Story = { args: { src: '/pictures/scenes/yard-1920.webp', width: 1920, height: 800 } };
export const WithoutCaption: Story = {};
/** Its size is reserved, so the layout does not shift while it loads or when it fails. */
export const Missing: Story = {
  tags: ['missing-picture'],
  args: { src: '/pictures/scenes/no-such-picture.webp' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(Math.round((width / height) * 10)).toBe(24);
  },
};
