import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SectionStage } from '../../../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'printAndPdf' }], about: {} },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfUsedVehicle: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /print/i }))[0]).toBeVisible();
  },
};
const late = { timeout: 10_000 };
export const OffersTheAnalysisThatTheWebsiteMayUse: Story = {
  args: {
    siteDoc: { plugins: { carAnalysis: true } },
    answers: { '/api/website-session': { plugins: ['Autogauge', 'Car Analysis'] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Car Analysis' }, late)).toBeVisible();
  },
};
export const OffersNoAnalysisWithoutThePlugin: Story = {
  args: { siteDoc: { plugins: { carAnalysis: true } }, answers: { '/api/website-session': { plugins: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Print PDF' }, late);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Car Analysis' })).toBeNull());
  },
};
