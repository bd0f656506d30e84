import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { RegoFields } from './RegoFields.tsx';

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => ({ value: state, label: state }));

const meta = {
  component: RegoFields,
  args: { idPrefix: 'car', rego: { name: 'rego' }, state: { name: 'regoState' }, states },
  decorators: [inBox({ maxWidth: '32rem' })],
} satisfies Meta<typeof RegoFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Optional: Story = { args: { optional: 'optional', hint: 'It helps us to have the right parts ready.' } };
export const NewZealand: Story = { args: { state: undefined } };
export const Invalid: Story = {
  args: { errors: { rego: 'Please enter the registration plate.', regoState: 'Please choose a state.' } },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'Registration plate of the vehicle that you would like to bring to us' },
};
export const Filled: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Registration plate' }), '123 ABC');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'QLD');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('QLD');
  },
};
