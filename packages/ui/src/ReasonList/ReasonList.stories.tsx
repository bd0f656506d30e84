import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReasonList } from './ReasonList.tsx';

const meta = {
  component: ReasonList,
  args: {
    items: [
      { topic: 'warranty', title: 'Mechanical protection', text: 'Three years of cover on every used car we sell.' },
      {
        topic: 'inspection',
        title: 'Quality assured',
        text: 'Our own mechanics check each car before it reaches the yard.',
      },
      {
        topic: 'finance',
        title: 'Personalised finance',
        text: 'One application, several lenders, an answer the same day.',
      },
      { topic: 'tradeIn', title: 'Fair trade-ins', text: 'Bring your car along and drive home in the next one.' },
    ],
  },
} satisfies Meta<typeof ReasonList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const WithoutTopics: Story = {
  args: { items: meta.args.items.slice(0, 3).map(({ title, text }) => ({ title, text })) },
};
