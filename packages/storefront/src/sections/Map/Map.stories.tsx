import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const locations = ['Newstead', 'Southport', 'Toowoomba'].map((name, at) => ({
  id: at + 1,
  name,
  slug: name.toLowerCase(),
  address: { street: `${at + 1} Ann Street`, suburb: name, state: 'QLD', postcode: '4006' },
  contact_detail: { phone: '07 4000 1234' },
}));

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'map' }], siteDoc: { locations } },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Get directions to Southport' }, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Show the map of/ })).toHaveLength(3);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
export const One: Story = {
  args: { items: [{ section: 'map', settings: { show: 2, title: 'Our yard at the coast', tone: 'mist' } }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Get directions to Southport' }, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Newstead/ })).toBeNull();
  },
};
export const NoSuchLocation: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'map', settings: { show: 99 } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
