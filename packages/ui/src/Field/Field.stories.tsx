import type { Meta, StoryObj } from '@storybook/react-vite';
import { describedBy } from './describedBy.ts';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: { id: 'colour', label: 'Colour', children: null },
  render: (args) => (
    <Field {...args}>
      <input
        id={args.id}
        type="color"
        defaultValue="#b3282d"
        style={{ blockSize: '2.75rem' }}
        aria-invalid={args.error ? true : undefined}
        aria-describedby={describedBy(args.id, args)}
      />
    </Field>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'The paint, not the interior.' } };
export const Invalid: Story = { args: { error: 'Choose a colour.' } };
