import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'steps',
        settings: {
          title: 'How a claim works',
          steps: [
            { title: 'Call us', text: 'Tell us what happened.' },
            { title: 'We look at it', text: 'Usually within one working day.' },
            { title: 'You drive home', text: 'With the repair paid for.' },
          ],
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Call us', level: 3 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Empty: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'steps', settings: { title: 'Nothing yet' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
