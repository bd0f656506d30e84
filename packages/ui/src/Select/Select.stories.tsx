import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: {
    id: 'location',
    label: 'Location',
    placeholder: 'Choose a location',
    options: [
      { value: '11', label: 'Harbour Street' },
      { value: '12', label: 'Northgate' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: '12' } };
export const Invalid: Story = { args: { error: 'Choose a location.' } };
