import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <h2>What we keep</h2>
        <p>
          When you send an enquiry we keep your name, your email and your phone number, so that we can answer. You can
          ask us to <a href="#forget">forget them</a> at any time.
        </p>
        <ul>
          <li>We never sell what you tell us.</li>
          <li>We share it with a lender only when you ask for finance.</li>
        </ul>
        <h3>How long</h3>
        <p>Two years after the last time we spoke.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Policy: Story = {};
