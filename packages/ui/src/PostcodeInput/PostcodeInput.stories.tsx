import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { PostcodeInput } from './PostcodeInput.tsx';

const meta = {
  component: PostcodeInput,
  args: { id: 'postcode' },
  decorators: [inBox({ maxWidth: '24rem' })],
} satisfies Meta<typeof PostcodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '0800' } };
export const WithHint: Story = { args: { hint: 'Where you will keep the vehicle.', optional: 'optional' } };
export const Invalid: Story = {
  args: { defaultValue: '12', error: 'Invalid postcode. Please enter a 4-digit number.' },
};
export const Disabled: Story = { args: { defaultValue: '4000', disabled: true } };
export const LongText: Story = {
  args: { label: 'Postcode of the place where the vehicle will be garaged most nights' },
};
