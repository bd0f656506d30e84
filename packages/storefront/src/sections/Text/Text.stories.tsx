import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: {
    items: [
      {
        section: 'text',
        settings: {
          title: 'Forty years on Ann Street',
          paragraphs: [
            'We opened with six cars and a caravan for an office.',
            'The caravan is gone. The people are not.',
          ],
          button: { label: 'Meet us', href: '/contact-us' },
        },
      },
    ],
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnOwnPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Forty years on Ann Street' })).toBeVisible();
    await expect(canvas.getByText('The caravan is gone. The people are not.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Meet us' })).toHaveAttribute('href', '/contact-us');
  },
};

export const WithoutHeading: Story = {
  args: {
    items: [
      { section: 'text', settings: { paragraphs: ['Open on all public holidays but Good Friday.'], tone: 'mist' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open on all public holidays but Good Friday.')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Settings that do not fit leave the section without them; the link goes nowhere unsafe. */
export const WithUnsafeButton: Story = {
  args: {
    items: [
      { section: 'text', settings: { title: 'Click here', button: { label: 'Win', href: 'javascript:alert(1)' } } },
      { section: 'text', id: 'next', settings: { title: 'The rest of the page' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The rest of the page' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Win' })).toBeNull();
  },
};
