import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'people',
        settings: {
          people: [
            { name: 'Mel Okafor', role: 'Runs the workshop', picture: '/pictures/people/curls.svg' },
            { name: 'Ken Whitty', role: 'Buys the cars' },
          ],
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Who you will meet', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Mel Okafor', level: 3 })).toBeVisible();
  },
};
export const Nobody: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'people' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
