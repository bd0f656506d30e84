import { fuelCalculator, fuelDefaults, fuelModel } from '@dealer/core/vehicle-page';
import { aSite } from '@dealer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FuelCalculator } from './FuelCalculator.tsx';

const Calculator = ({ consumption }: { consumption?: number }) => {
  const [state, setState] = useState(() => ({
    use: fuelDefaults(consumption === undefined ? {} : { fuelConsumption: consumption }),
    drafts: {},
  }));
  return (
    <div style={{ maxWidth: '26rem' }}>
      <FuelCalculator
        id="fuel"
        model={fuelModel(state, aSite())}
        onAction={(action) => setState((before) => fuelCalculator(before, action))}
      />
    </div>
  );
};

const meta = { component: Calculator } satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

// 250 km at 10 L/100 km and $1.70: 25 L, $42.50 a week, $2,210 a year.
export const WithoutAFigure: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$42.50 a week$2,210.00 a year');
    const price = canvas.getByRole('textbox', { name: 'Fuel price per litre' });
    await expect(price).toHaveValue('1.70');
    await userEvent.clear(price);
    await userEvent.type(price, '2.10');
    await expect(canvas.getByRole('status')).toHaveTextContent('$52.50 a week$2,730.00 a year');
  },
};
// 7.9 L/100 km: 19.75 L, $33.575, said as $33.58; 52 such weeks are $1,746.16.
export const OfACar: Story = {
  args: { consumption: 7.9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$33.58 a week$1,746.16 a year');
  },
};
