import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { CodeInput, type CodeInputProps } from './CodeInput.tsx';

const Typed = ({ value, onChange, ...props }: CodeInputProps) => {
  const [typed, setTyped] = useState(value);
  return (
    <CodeInput
      {...props}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        onChange(next);
      }}
    />
  );
};

const meta = {
  component: CodeInput,
  args: { id: 'code', label: 'Code from the SMS', value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the SMS' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};
export const HalfTyped: Story = { args: { value: '123' } };
export const TooShort: Story = { args: { value: '1234', error: 'Code must be 6 digits.' } };
export const Wrong: Story = {
  args: {
    value: '999999',
    hint: 'We sent it to 0412 345 678.',
    error: 'The verification code is invalid. Please try again.',
  },
};
export const Locked: Story = { args: { value: '123456', disabled: true } };
export const Narrow: Story = {
  args: { value: '123' },
  decorators: [inBox({ maxInlineSize: '17rem' })],
};
export const Typing: Story = {
  tags: ['press'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12a３456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
};
export const Pasted: Story = {
  tags: ['press'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your code is 123 456.');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
};
export const PastedFullWidth: Story = {
  tags: ['press'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('６５４－３２１');
    await expect(args.onChange).toHaveBeenLastCalledWith('654321');
  },
};
export const TypedOver: Story = {
  tags: ['press'],
  args: { value: '999999' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
};
