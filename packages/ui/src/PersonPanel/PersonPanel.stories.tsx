import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { PersonPanel } from './PersonPanel.tsx';

const meta = {
  component: PersonPanel,
  args: {
    facts: [
      { label: 'Name', value: 'Ana Kerr' },
      { label: 'Mobile phone', value: '0412 345 678' },
      { label: 'Email', value: 'ana.kerr@example.com' },
    ],
    note: 'These are the details you signed in with. Sign in again to change them.',
    actions: <Button>Sign out</Button>,
  },
} satisfies Meta<typeof PersonPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
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
