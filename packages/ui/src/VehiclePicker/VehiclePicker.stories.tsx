import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { exampleCard } from '../VehicleCard/exampleCard.ts';
import { VehiclePicker } from './VehiclePicker.tsx';

const option = (id: number, title: string) => {
  const { price, picture, placeholder } = exampleCard();
  return { id, title, price, picture, placeholder };
};
const options = [
  option(1, '2022 Ford Ranger XLT'),
  option(2, '2021 Isuzu D-MAX LS-U with a name that goes on and on until it needs another line'),
  option(3, '2019 Mazda CX-5'),
];

const meta = {
  component: VehiclePicker,
  args: {
    id: 'vehicle',
    label: 'Which vehicle would you like to drive?',
    hint: 'Pick one below, or tell us in your own words.',
    text: '',
    onText: fn(),
    optionsLabel: 'In stock',
    options,
    onChoose: fn(),
    onClear: fn(),
  },
  decorators: [inBox({ maxWidth: '36rem' })],
} satisfies Meta<typeof VehiclePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offers: Story = {};
export const OwnDescription: Story = {
  args: {
    text: 'A small red hatch',
    options: [],
    status: 'No vehicle in stock is called so. We will find out what you mean.',
  },
};
export const Invalid: Story = { args: { options: [], error: 'Please choose a vehicle, or tell us which one.' } };
export const Chosen: Story = { args: { chosen: options[1] } };
export const ChoosesAndChanges: Story = {
  tags: ['press'],
  render: function Choosing(args) {
    const [chosen, setChosen] = useState<(typeof options)[number]>();
    return (
      <VehiclePicker
        {...args}
        chosen={chosen}
        onChoose={(id) => setChosen(options.find((one) => one.id === id))}
        onClear={() => setChosen(undefined)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the 2019 Mazda CX-5' }));
    const change = canvas.getByRole('button', { name: 'Change the 2019 Mazda CX-5 for another vehicle' });
    await expect(change).toHaveFocus();
    await userEvent.click(change);
    await expect(canvas.getByRole('textbox', { name: 'Which vehicle would you like to drive?' })).toHaveFocus();
  },
};
