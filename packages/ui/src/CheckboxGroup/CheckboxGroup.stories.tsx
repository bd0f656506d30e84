import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const services = ['Wheel alignment', 'Air conditioning check', 'Roadworthy inspection', 'Wash and vacuum', 'Loan car'];

const meta = {
  component: CheckboxGroup,
  args: {
    id: 'services',
    name: 'services',
    label: 'Additional services',
    options: services.map((service) => ({ value: service, label: service })),
  },
  decorators: [inBox({ maxWidth: '36rem' })],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingTicked: Story = { args: { optional: 'optional' } };
export const Ticked: Story = { args: { defaultValue: ['Wheel alignment', 'Loan car'] } };
export const WithHint: Story = { args: { hint: 'We say what each costs before we begin.' } };
export const Invalid: Story = { args: { error: 'Please choose at least one.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ['Loan car'] } };
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Replacement of all four tyres including balancing, alignment and taking away of the old ones',
      },
      { value: 'b', label: 'Kraftfahrzeughaftpflichtversicherungsbescheinigung' },
      { value: 'c', label: 'Wash' },
    ],
  },
};
export const TicksByItsLabel: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Loan car'));
    await expect(canvas.getByRole('checkbox', { name: 'Loan car' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Additional services' })).toBeVisible();
  },
};
