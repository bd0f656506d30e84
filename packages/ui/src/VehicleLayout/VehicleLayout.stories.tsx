import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VehicleLayout } from './VehicleLayout.tsx';

const area = (name: string) => <p style={{ padding: '1rem', outline: '1px dashed' }}>{name}</p>;

const meta = {
  component: VehicleLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    extras: null,
    breadcrumbs: area('Breadcrumbs'),
    instead: null,
    gallery: area('Gallery'),
    summary: <h1>2022 Toyota Hilux</h1>,
    lead: area('Lead'),
    body: area('Body'),
    side: { label: 'More about this vehicle', content: area('Side') },
    below: area('Below'),
  },
} satisfies Meta<typeof VehicleLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllAreas: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'More about this vehicle' })).toBeVisible();
  },
};
export const NothingAtTheSide: Story = { args: { side: null } };
export const Sold: Story = {
  args: { instead: area('SOLD. These vehicles are like it and still available.') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Gallery')).toBeNull();
  },
};
