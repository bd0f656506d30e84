import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'certified' }], siteDoc: { tags: { certifiedBadge: 'Harbour Approved' } } },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBadge: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Harbour Approved' })).toBeVisible();
  },
};

export const WithPromises: Story = {
  args: {
    items: [
      {
        section: 'certified',
        settings: {
          points: [
            { title: 'An extra 1-year warranty', text: 'On top of what is left of the new car warranty.' },
            { title: '90-point inspection', text: 'By technicians who are trained by the maker.' },
            { title: '12 months roadside assist', text: 'Day and night, anywhere in Australia.' },
          ],
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '90-point inspection' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
