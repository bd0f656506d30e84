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
export const WithHint: Story = { args: { hint: 'Where you would like to pick it up.' } };
export const Disabled: Story = { args: { defaultValue: '12', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'How would you describe the condition of the vehicle that you would like to bring to us, in your own words?',
    options: [
      {
        value: 'a',
        label:
          'Woolloongabba service centre and spray-painting workshop, with a lift to anywhere within ten kilometres',
      },
    ],
    defaultValue: 'a',
  },
};
