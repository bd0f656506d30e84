import type { Meta, StoryObj } from '@storybook/react-vite';
import { StretchedLink } from './StretchedLink.tsx';

const meta = {
  component: StretchedLink,
  args: { href: '#offer', children: 'Free tray' },
  decorators: [
    (Story) => (
      <article style={{ position: 'relative', padding: '2rem', border: '1px solid' }}>
        <Story />
      </article>
    ),
  ],
} satisfies Meta<typeof StretchedLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {};
