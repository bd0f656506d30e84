import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { TradeInFields } from './TradeInFields.tsx';

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => ({ value: state, label: state }));

const meta = {
  component: TradeInFields,
  args: {
    idPrefix: 'swap',
    answer: { name: 'tradeIn' },
    open: false,
    fields: {
      vehicle: { name: 'vehicle' },
      kms: { name: 'kms' },
      rego: { name: 'rego' },
      regoState: { name: 'regoState' },
      location: { name: 'location' },
    },
    states,
    locationOptions: [{ value: '11', label: 'Harbour Street' }],
  },
  decorators: [inBox({ maxWidth: '32rem' })],
} satisfies Meta<typeof TradeInFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};
export const Yes: Story = { args: { open: true } };
export const NewZealand: Story = {
  args: { open: true, fields: { vehicle: { name: 'vehicle' }, kms: { name: 'kms' }, rego: { name: 'rego' } } },
};
export const Invalid: Story = {
  args: {
    open: true,
    errors: {
      kms: 'Please enter the kilometres as a number, such as 84000.',
      rego: 'This is too long. Please shorten it.',
    },
  },
};
export const Disabled: Story = { args: { open: true, disabled: true } };
export const Opens: Story = {
  tags: ['press'],
  render: function Opening(args) {
    const [open, setOpen] = useState(false);
    return (
      <TradeInFields
        {...args}
        open={open}
        answer={{ name: 'tradeIn', onChange: ({ target }) => setOpen(target.value === 'Yes') }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: /Kilometres/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByRole('textbox', { name: /Kilometres/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.queryByRole('textbox', { name: /Kilometres/ })).not.toBeInTheDocument();
  },
};
