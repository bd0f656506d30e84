import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'history',
        settings: {
          events: [
            { when: '1981', title: 'The first truck', text: 'Sold to a neighbour, on a handshake.' },
            { when: '2014', title: 'Caravans' },
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
    await expect(await canvas.findByRole('heading', { name: 'How we got here', level: 2 })).toBeVisible();
    await expect(canvas.getByText('1981')).toBeVisible();
  },
};
export const Nothing: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'history' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
