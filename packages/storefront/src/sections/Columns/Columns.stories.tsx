import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'columns',
        settings: {
          title: 'How we work',
          columns: [
            { title: 'Inspected', text: 'On our own hoist, by our own mechanics.' },
            {
              title: 'Priced',
              text: 'Every price says what it includes.',
              link: { label: 'See prices', href: '/cars' },
            },
          ],
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Inspected', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '/cars');
  },
};

export const WithoutHeading: Story = {
  args: {
    items: [{ section: 'columns', settings: { columns: [{ title: 'Inspected', text: 'On our own hoist.' }] } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Inspected', level: 2 })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['renders-nothing'],
  args: { items: [{ section: 'columns', settings: { title: 'Nothing yet', columns: [] } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
