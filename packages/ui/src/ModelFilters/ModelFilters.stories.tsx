import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ModelFilters } from './ModelFilters.tsx';

const meta = {
  component: ModelFilters,
  args: {
    query: '',
    action: '#models',
    onQuery: fn(),
    bodies: ['All', 'SUV', 'Trucks', 'Vans', 'Performance', 'Electric', 'Future Vehicles'].map((label, at) => ({
      label,
      href: `#${label}`,
      selected: at === 0,
    })),
  },
} satisfies Meta<typeof ModelFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SeveralMakers: Story = {
  args: { makers: { items: ['Ford', 'Kia', 'Mazda'], value: '', onChange: fn() } },
};
export const Chosen: Story = {
  args: { query: 'hybrid', bodies: meta.args.bodies.map((body, at) => ({ ...body, selected: at === 1 })) },
};
export const OneMaker: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search models' }), 'hybrid{Enter}');
    await expect(args.onQuery).toHaveBeenCalledWith('hybrid');
  },
};
export const SeveralMakersPressed: Story = {
  ...SeveralMakers,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Make' }), 'Kia');
    await expect(args.makers?.onChange).toHaveBeenCalledWith('Kia');
  },
};
