import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const AllAreas: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
