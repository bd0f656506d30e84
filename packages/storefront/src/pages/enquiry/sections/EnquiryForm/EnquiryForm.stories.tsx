import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/contact-us', pages: { contact: [{ section: 'enquiryForm', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /How can we help/ })).toBeVisible();
  },
};

export const Service: Story = {
  args: { address: '/service' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Book a service' })).toBeVisible();
  },
};

export const ServiceInCalendar: Story = {
  args: { address: '/service', siteDoc: { xtime_webkey: 'harbour-city' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose a time' })).toHaveAttribute(
      'href',
      'https://consumer.xtime.net.au/scheduling/?webkey=harbour-city',
    );
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
};
