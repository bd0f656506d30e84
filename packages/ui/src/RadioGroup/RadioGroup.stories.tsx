import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { yesNo } from './yesNo.ts';

const meta = {
  component: RadioGroup,
  args: { id: 'finance', name: 'finance', label: 'Are you interested in finance?', options: yesNo },
  decorators: [inBox({ maxWidth: '32rem' })],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = {
  args: {
    id: 'contact',
    name: 'contact',
    label: 'How should we contact you?',
    options: ['Phone', 'Email', 'SMS'].map((way) => ({ value: way, label: way })),
    defaultValue: 'Phone',
  },
};
export const WithHint: Story = { args: { hint: 'Asking does not touch your credit score.', optional: 'optional' } };
export const Invalid: Story = {
  args: { error: 'Please say yes or no.' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radiogroup', { name: 'Are you interested in finance?' }),
    ).toHaveAccessibleDescription('Please say yes or no.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'No' } };
export const LongText: Story = {
  args: {
    label:
      'Which of our yards would you like to bring your vehicle to, and would you like us to drive you on to work from there?',
    options: [
      {
        value: 'a',
        label:
          'Woolloongabba service centre and spray-painting workshop, with a lift to anywhere within ten kilometres',
      },
      { value: 'b', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
      { value: 'c', label: 'No, thank you' },
    ],
    defaultValue: 'b',
  },
};
export const ByKeyboard: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
};
