import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'picture',
        settings: {
          src: '/pictures/scenes/yard-960.webp',
          width: 960,
          height: 400,
          alt: 'Cars in front of a showroom in the morning',
          caption: 'Our yard on Ann Street',
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCaption: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Cars in front of a showroom in the morning' }),
    ).toHaveAttribute('width', '960');
    await expect(canvas.getByText('Our yard on Ann Street')).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'picture' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
