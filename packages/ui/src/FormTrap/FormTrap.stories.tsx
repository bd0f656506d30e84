import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FormTrap } from './FormTrap.tsx';

const meta = {
  component: FormTrap,
  args: { ref: createRef() },
  render: (args) => (
    <form aria-label="Enquire">
      <label>
        Name <input autoComplete="given-name" />
      </label>
      <FormTrap {...args} />
      <button type="button">Send</button>
    </form>
  ),
} satisfies Meta<typeof FormTrap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The keyboard goes from the name to the button, and the field is in no list of fields. */
export const OutOfReach: Story = {
  tags: ['press'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    canvas.getByRole('textbox').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
