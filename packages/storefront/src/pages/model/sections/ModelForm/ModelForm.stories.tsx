import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aModelsFile } from '../../../../test/aModelsFile.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: {
    address: '/models/hilux',
    siteDoc: { content: ['models', 'offers'] },
    pages: { model: [{ section: 'modelForm' }] },
    answers: {
      ...aModelsFile(3),
      '/content/offers.json': { items: [{ id: 12, name: 'Hilux plate clearance', model: { name: 'Hilux' } }] },
    },
  },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Message/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Toyota Hilux' })).toBeVisible();
  },
};
