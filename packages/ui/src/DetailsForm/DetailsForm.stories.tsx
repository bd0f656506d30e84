import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { DetailsForm } from './DetailsForm.tsx';

const meta = {
  component: DetailsForm,
  args: {
    label: 'Change your details',
    fields: { name: { name: 'name' }, lastName: { name: 'lastName' }, email: { name: 'email' } },
    errors: {},
    attempt: 0,
    onSubmit: fn((event) => event.preventDefault()),
    onCancel: fn(),
  },
  // As wide as the panel that contains it.
  decorators: [inBox({ maxInlineSize: '44rem' })],
} satisfies Meta<typeof DetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Errors: Story = {
  tags: ['takes-focus'],
  args: { attempt: 1, errors: { name: 'Please enter your first name.', email: 'Please enter your email address.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: 'Please fix the following errors:' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Please enter your email address.',
    );
  },
};
export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Failed: Story = {
  args: { failure: 'Your details could not be saved. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your details could not be saved. Please try again.');
  },
};
export const Empty: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ana{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
