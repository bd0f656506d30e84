import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'table',
        settings: {
          title: 'What a service costs',
          caption: 'Parts and labour included',
          columns: ['Service', 'Small cars', 'Utes'],
          rows: [
            ['Minor', '$295', '$345'],
            ['Major', '$545', '$645'],
          ],
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Parts and labour included' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Minor.*\$345/ })).toBeVisible();
  },
};
export const WithoutRows: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'table', settings: { title: 'Nothing yet', columns: ['Service'], rows: [] } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
