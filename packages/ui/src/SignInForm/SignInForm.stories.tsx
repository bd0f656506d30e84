import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

const details: SignInFormProps['details'] = {
  fields: {
    name: { name: 'name' },
    lastName: { name: 'lastName' },
    email: { name: 'email' },
    phone: { name: 'phone' },
  },
  errors: {},
  attempt: 0,
  submitLabel: 'Send Code',
  onSubmit: fn((event) => event.preventDefault()),
};

const code: NonNullable<SignInFormProps['code']> = {
  phone: '0412 345 678',
  value: '',
  resendLabel: 'Resend Code',
  resendIn: 42,
  submitLabel: 'Sign in',
  onChange: fn(),
  onResend: fn(),
  onChangePhone: fn(),
  onSubmit: fn((event) => event.preventDefault()),
};

const meta = {
  component: SignInForm,
  args: { label: 'Sign in', details, note: 'We only use your number to send the code.' },
  decorators: [inBox({ maxInlineSize: '36rem' })],
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
/** The phone alone; a new visitor says who they are after the code. */
export const PhoneFirst: Story = {
  args: { details: { ...details, title: 'Your mobile number', fields: { phone: { name: 'phone' } } } },
};
export const DetailsLast: Story = {
  args: {
    note: undefined,
    details: {
      ...details,
      count: 'One last thing',
      title: 'Who are you?',
      fields: { name: { name: 'name' }, lastName: { name: 'lastName' }, email: { name: 'email' } },
      submitLabel: 'Save and continue',
    },
  },
};
export const WithTerms: Story = {
  args: {
    details: {
      ...details,
      fields: { ...details.fields, terms: { name: 'terms' } },
      termsLabel: 'I agree to the terms of use.',
    },
  },
};
export const PhoneErrors: Story = {
  tags: ['takes-focus'],
  args: {
    details: {
      ...details,
      attempt: 1,
      errors: {
        name: 'Please enter your first name.',
        phone: 'Please enter a mobile number, so that we can text you a code.',
      },
    },
  },
};
export const Sending: Story = { args: { busy: true } };
export const LimitReached: Story = { args: { failure: 'Too many verification attempts. Please try again later.' } };
export const CodeSent: Story = {
  args: { code },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile phone' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Resend Code' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const CodeMissing: Story = { args: { code: { ...code, error: 'This is a required field.' } } };
export const CodeTooShort: Story = { args: { code: { ...code, value: '1234', error: 'Code must be 6 digits.' } } };
export const CodeWrong: Story = {
  args: { code: { ...code, value: '999999', error: 'The verification code is invalid. Please try again.' } },
};
export const TooManyWrong: Story = {
  args: {
    code: { ...code, value: '', locked: true, resendIn: 12 },
    failure: 'Too many verification attempts. Please try again later.',
  },
};
export const Checking: Story = { args: { busy: true, code: { ...code, value: '123456' } } };
export const CodeMayBeResent: Story = {
  tags: ['press'],
  args: { code: { ...code, value: '123', resendIn: 0 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend Code' }));
    await expect(code.onResend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }));
    await expect(code.onChangePhone).toHaveBeenCalledOnce();
  },
};
