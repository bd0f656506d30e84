import { australianStates } from '@dealer/core/contact';
import { onRoadPrice, readState } from '@dealer/core/price';
import { aCarBeforeCharges, aSite, testNow } from '@dealer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { OnRoadPrice } from './OnRoadPrice.tsx';

const vehicle = aCarBeforeCharges({ price: 45_990 });

const OnPage = ({ priceType = 'Excl. govt charges' }: { priceType?: string }) => {
  const [state, setState] = useState('');
  const road = onRoadPrice({ ...vehicle, priceType }, aSite(), { state: readState(state), now: testNow });
  return <OnRoadPrice id="on-road" road={road} states={australianStates} state={state} onState={setState} />;
};

const meta = { component: OnPage } satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AnEstimateForTheStateOfTheBuyer: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Estimated drive away in QLD')).toBeVisible();
    await userEvent.click(canvas.getByText('What it is made of'));
    await expect(canvas.getByText('$1,380')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Where will you register it?'), 'VIC');
    await expect(canvas.getByRole('status')).toHaveTextContent('Estimated drive away in VIC');
  },
};
export const DriveAwayInAnotherState: Story = {
  tags: ['press'],
  args: { priceType: 'Drive away' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Drive away in QLD')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Where will you register it?'), 'VIC');
    await expect(canvas.getByText(/Ask us for the price in yours/)).toBeVisible();
  },
};
