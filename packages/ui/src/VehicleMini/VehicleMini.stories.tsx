import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { exampleCard, exampleCards } from '../VehicleCard/exampleCard.ts';
import { VehicleMini } from './VehicleMini.tsx';

const { title, price, picture, placeholder } = exampleCard();
const meta = {
  component: VehicleMini,
  args: { title, price, picture, placeholder },
  decorators: [inBox({ maxWidth: '32rem' })],
} satisfies Meta<typeof VehicleMini>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};
export const AsLink: Story = { args: { href: '#vehicle' } };
export const NoPicture: Story = { args: { picture: null, price: exampleCards[3]?.price ?? price } };
export const SoldWithoutPrice: Story = { args: { price: undefined } };
