import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormStatus } from './FormStatus.tsx';

const meta = { component: FormStatus, args: { message: 'An error occurred when submitting this form' } } satisfies Meta<
  typeof FormStatus
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: {
    children: (
      <p>
        Nothing you typed is lost. Try again, or call us on <a href="tel:0740001234">07 4000 1234</a>.
      </p>
    ),
  },
};
export const Done: Story = { args: { kind: 'success', message: 'Saved.' } };
export const Silent: Story = { args: { message: undefined } };
