import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DetailsForm } from '../DetailsForm/DetailsForm.tsx';
import { PersonPanel } from './PersonPanel.tsx';

const meta = {
  component: PersonPanel,
  args: {
    facts: [
      { label: 'Name', value: 'Ana Kerr' },
      { label: 'Mobile phone', value: '0412 345 678' },
      { label: 'Email', value: 'ana.kerr@example.com' },
    ],
    note: 'Forms on this site start with these details.',
    actions: (
      <>
        <Button>Change details</Button>
        <Button>Sign out</Button>
      </>
    ),
  },
} satisfies Meta<typeof PersonPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Changing: Story = {
  args: {
    facts: [{ label: 'Mobile phone', value: '0412 345 678' }],
    form: (
      <DetailsForm
        label="Change your details"
        fields={{ name: { name: 'name' }, lastName: { name: 'lastName' }, email: { name: 'email' } }}
        errors={{}}
        attempt={0}
        onSubmit={fn((event) => event.preventDefault())}
        onCancel={fn()}
      />
    ),
    actions: <Button>Sign out</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Change your details' })).toBeVisible();
    await expect(canvas.getByText('0412 345 678')).toBeVisible();
  },
};
export const PhoneOnly: Story = { args: { facts: [{ label: 'Mobile phone', value: '0412 345 678' }] } };
export const LongAddress: Story = {
  args: {
    facts: [
      {
        label: 'Email',
        value: 'a.very.long.address.of.somebody.with.many.names@a-domain-that-does-not-end.example.com',
      },
    ],
  },
};
