import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/contact-us' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Contact: Story = {};
export const Dealerships: Story = { parameters: { mockState: { page: '/dealerships' } } };
export const TestDrive: Story = { parameters: { mockState: { page: '/book-test-drive' } } };
export const Service: Story = { parameters: { mockState: { page: '/service' } } };
export const Parts: Story = { parameters: { mockState: { page: '/vehicle-parts-and-accessories' } } };
export const PartsSearch: Story = { parameters: { mockState: { page: '/parts/search' } } };
export const Warranty: Story = { parameters: { mockState: { page: '/warranty' } } };
export const RoadsideAssist: Story = { parameters: { mockState: { page: '/roadside-assist' } } };
export const About: Story = { parameters: { mockState: { page: '/about-us' } } };
export const Careers: Story = { parameters: { mockState: { page: '/careers' } } };
export const Fleet: Story = { parameters: { mockState: { page: '/fleet' } } };
export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
