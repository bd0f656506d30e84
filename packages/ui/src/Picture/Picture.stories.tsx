import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from './Picture.tsx';

const meta = {
  component: Picture,
  args: {
    src: '/pictures/suv/black/hero.webp',
    width: 600,
    height: 400,
    alt: 'A black SUV',
    fallback: <span>No picture</span>,
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const WithoutAddress: Story = { args: { src: undefined } };
export const DoesNotLoad: Story = {
  args: { src: '/pictures/missing.webp' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture')).toBeVisible();
  },
};
