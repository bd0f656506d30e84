import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'hero' }] },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Search our stock' })).toBeVisible();
  },
};
/** The film comes after the poster, which is fetched before other pictures. */
export const SearchOnFilm: Story = {
  args: {
    siteDoc: {
      home: {
        heroVideo: {
          src: '/pictures/video/coast.webm',
          poster: { src: '/pictures/scenes/coast-1920.webp', width: 1920, height: 800, alt: 'A yard by the sea' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByAltText('A yard by the sea')).toHaveAttribute('fetchpriority', 'high');
    // It waits until the browser is idle.
    const film = { name: /^(Play|Pause) the film$/ };
    await expect(await canvas.findByRole('button', film, { timeout: 16_000 })).toBeVisible();
  },
};
export const Models: Story = {
  args: { items: [{ section: 'hero', settings: { leads: 'models' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
/** A model with a cut-out is on the page's own floor; the others have the photo of a vehicle. */
export const ModelsAsCutOuts: Story = {
  args: {
    items: [
      {
        section: 'hero',
        settings: {
          leads: 'models',
          cutOuts: [{ model: 'cx-30', src: '/pictures/cutout/suv-blue/hero.webp', width: 900, height: 480 }],
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByAltText('CX-30')).toHaveAttribute('src', '/pictures/cutout/suv-blue/hero.webp');
  },
};
export const Budget: Story = {
  args: { items: [{ section: 'hero', settings: { leads: 'budget' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Deposit/ })).toBeVisible();
    await expect(canvas.queryByText(/with interest$/)).toBeNull();
  },
};
/** A dealer with a lender also says what the repayments buy with interest. */
export const BudgetWithInterest: Story = {
  args: {
    items: [{ section: 'hero', settings: { leads: 'budget' } }],
    siteDoc: { finance_provider: 'Manual', finance: { defaultRate: 10 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('About $42,000 with interest')).toBeVisible();
  },
};
/** A make is chosen: the button says how many vehicles it leads to. */
export const SearchByMake: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const makes = await canvas.findByRole('combobox', { name: 'Make' });
    await userEvent.selectOptions(makes, (await canvas.findByRole('option', { name: /^Toyota/ })) as HTMLElement);
    await expect(await canvas.findByRole('button', { name: /^Show Me \d+ Cars$/ })).toBeVisible();
  },
};
