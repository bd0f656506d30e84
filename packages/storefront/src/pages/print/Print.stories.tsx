import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/print?car_id={vehicle}' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Sheet: Story = {};
export const Sold: Story = { parameters: { mockState: { page: '/print?car_id={sold}' } } };
export const NotFound: Story = { parameters: { mockState: { page: '/print?car_id=2001-no-such-vehicle-1' } } };
export const Failed: Story = { parameters: { mockState: { settings: { scenario: 'search-down' } } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
