import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'quote',
        settings: { text: 'They rang back within the hour.', by: 'Priya N.', role: 'Bought a Mazda CX-5' },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSource: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure')).toHaveTextContent('They rang back within the hour.Priya N.');
  },
};

export const WithoutSource: Story = {
  args: {
    items: [{ section: 'quote', settings: { text: 'They rang back within the hour.', role: 'Bought a Mazda CX-5' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('They rang back within the hour.')).toBeVisible();
    await expect(canvas.queryByText('Bought a Mazda CX-5')).toBeNull();
  },
};
