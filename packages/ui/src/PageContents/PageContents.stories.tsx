import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { PageContents } from './PageContents.tsx';

const meta = {
  component: PageContents,
  args: {
    label: 'On this page',
    items: [
      { id: 'details', title: 'Car Details' },
      { id: 'finance', title: 'Finance calculator' },
      { id: 'location', title: 'Where it is' },
      { id: 'faq', title: 'Questions and answers' },
    ],
    current: 'finance',
  },
  decorators: [inBox({ maxWidth: '12.5rem' })],
} satisfies Meta<typeof PageContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {};
export const NothingRead: Story = { args: { current: undefined } };
