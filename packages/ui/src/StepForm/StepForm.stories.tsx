import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { summaryLeadsTo } from '../testing/summaryLeadsTo.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { StepForm } from './StepForm.tsx';

const options = [
  { value: 'cash', label: 'Cash or bank transfer' },
  { value: 'finance', label: 'Finance' },
];

const meta = {
  component: StepForm,
  args: {
    title: 'How would you like to pay?',
    intro: 'You decide nothing today but the deposit.',
    errors: [],
    attempt: 0,
    submitLabel: 'Continue',
    onBack: fn(),
    onSubmit: fn((event) => event.preventDefault()),
    children: <RadioGroup id="payBy" name="payBy" label="Payment" options={options} />,
  },
  decorators: [inBox({ maxWidth: '40rem' })],
} satisfies Meta<typeof StepForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Step: Story = {};
export const First: Story = { args: { onBack: undefined } };
export const Sending: Story = { args: { busy: true } };
export const Failed: Story = {
  args: {
    failure: 'We could not reach the dealership.',
    failureHelp: <p>Nothing was reserved and nothing was paid. Please try again.</p>,
    note: 'You pay on the page of our payment service.',
  },
};
export const Refused: Story = {
  tags: ['press'],
  args: {
    attempt: 1,
    errors: [{ id: 'payBy', label: 'Payment', message: 'Please choose how you would like to pay.' }],
    children: (
      <RadioGroup
        id="payBy"
        name="payBy"
        label="Payment"
        options={options}
        error="Please choose how you would like to pay."
      />
    ),
  },
  play: summaryLeadsTo('Please choose how you would like to pay.', 'Cash or bank transfer', 'radio'),
};
export const GoingBack: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
