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
    side: null,
    lead: area('Lead'),
    body: area('Body'),
    below: area('Below'),
  },
} satisfies Meta<typeof VehicleLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllAreas: Story = {
  play: async ({ canvas }) => {
    const [gallery, body] = [canvas.getByText('Gallery'), canvas.getByText('Body')];
    await expect(gallery.getBoundingClientRect().bottom).toBeLessThanOrEqual(body.getBoundingClientRect().top);
  },
};
