import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: {
    id: 'opt-in',
    label: 'Send me news and offers. You can opt out at any time by replying STOP or with the link in any email.',
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Invalid: Story = {
  args: {
    id: 'terms',
    label: (
      <span>
        I agree to the <a href="#terms">terms of use</a>.
      </span>
    ),
    error: 'You must agree to the terms of use before submitting the form.',
  },
};
export const WithHint: Story = { args: { hint: 'A few times a year.' } };
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const Ticked: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Send me news/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
