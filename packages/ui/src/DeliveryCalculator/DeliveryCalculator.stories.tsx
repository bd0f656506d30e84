import { deliveryCalculator, idleDelivery } from '@dealer/core/vehicle-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { DeliveryCalculator } from './DeliveryCalculator.tsx';

const request = deliveryCalculator(deliveryCalculator(idleDelivery, { kind: 'type', text: '4000' }), {
  kind: 'submit',
});

const meta = {
  component: DeliveryCalculator,
  args: { id: 'delivery', state: idleDelivery, money: (amount) => `$${amount}`, onType: fn(), onSubmit: fn() },
  decorators: [inBox({ maxWidth: '26rem' })],
} satisfies Meta<typeof DeliveryCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { state: deliveryCalculator(idleDelivery, { kind: 'submit' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please enter a postcode.');
  },
};
export const Loading: Story = { args: { state: request } };
export const Result: Story = {
  args: {
    state: deliveryCalculator(request, {
      kind: 'answer',
      request: request.request,
      estimate: { region: 'Queensland', price: 290 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$290 to Queensland');
  },
};
export const NoEstimate: Story = {
  args: { state: deliveryCalculator(request, { kind: 'fail', request: request.request }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    );
  },
};
export const Idle: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('e.g. 4000'), '4{Enter}');
    await expect(args.onType).toHaveBeenCalledWith('4');
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};
