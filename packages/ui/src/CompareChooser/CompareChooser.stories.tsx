import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleCards } from '../VehicleCard/exampleCard.ts';
import { CompareChooser } from './CompareChooser.tsx';

const vehicles = exampleCards.map(({ id, title, picture }) => ({
  slug: `car-${id}`,
  name: title,
  ...(picture === null ? {} : { picture: picture.src }),
}));
const slugs = vehicles.map(({ slug }) => slug);

const meta = {
  component: CompareChooser,
  args: { vehicles, chosen: slugs.slice(0, 2), most: 4, href: '#compare', onChoose: fn() },
} satisfies Meta<typeof CompareChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = {
  args: { chosen: slugs.slice(0, 4) },
};
export const TooFew: Story = { args: { chosen: slugs.slice(0, 1) } };
export const TwoChosen: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Compare 2 vehicles' })).toHaveAttribute('href', '#compare');
    await userEvent.click(canvas.getByRole('checkbox', { name: '2019 Volkswagen Golf 110TSI Comfortline' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('car-3', true);
    await userEvent.click(canvas.getByRole('checkbox', { name: '2024 Mazda CX-5 G25 Touring' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('car-2', false);
  },
};
export const FullPressed: Story = {
  ...Full,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 chosen. Untick one to choose another.');
    await userEvent.click(canvas.getByRole('checkbox', { name: '2023 Ford Ranger Raptor' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
