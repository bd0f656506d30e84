import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './SectionHeading.tsx';

const meta = { component: SectionHeading, args: { title: 'Just in' } } satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithTextAndLink: Story = {
  args: { text: 'Six cars that arrived this week.', link: { label: 'View all used cars', href: '#used' } },
};
export const Long: Story = {
  args: {
    title: 'Cars for the whole family that our own mechanics have looked over',
    link: { label: 'View all', href: '#all' },
  },
};
export const OnInverse: Story = {
  args: { text: 'Six cars that arrived this week.', link: { label: 'View all used cars', href: '#used' } },
  decorators: [
    (Story) => (
      <div data-surface="inverse" style={{ padding: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
};
