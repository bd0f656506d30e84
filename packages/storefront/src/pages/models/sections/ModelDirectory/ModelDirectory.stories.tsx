import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aModelsFile } from '../../../../test/aModelsFile.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/models', siteDoc: { content: ['models'] }, answers: aModelsFile(24) },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CannotBeLoaded: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our models could not be loaded' })).toBeVisible();
  },
};
export const Narrowed: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('24 models')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Next/ }));
    await expect(await canvas.findByRole('link', { name: 'Explore Toyota Model 24' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Future Vehicles' }));
    await expect(await canvas.findByText('1 model')).toBeVisible();
    await expect(canvas.getByText('Coming Soon')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Make' }), 'Toyota');
    await expect(await canvas.findByText(/^No results found for your search at this time\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See all models' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search models' }), 'hilux{Enter}');
    await expect(await canvas.findByText('1 model')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore Toyota Hilux' })).toHaveAttribute('href', '/models/hilux');
  },
};
