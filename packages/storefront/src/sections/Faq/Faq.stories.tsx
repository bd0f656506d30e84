import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'faq',
        settings: {
          items: [
            { question: 'Can I bring my own mechanic?', answer: 'Yes. Ring ahead and we have the car on a hoist.' },
          ],
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Questions and answers' });
    await expect(canvas.getByText('Yes. Ring ahead and we have the car on a hoist.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can I bring my own mechanic?'));
    await expect(canvas.getByText('Yes. Ring ahead and we have the car on a hoist.')).toBeVisible();
  },
};
