import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/contact-us', pages: { contact: [{ section: 'mainLocation', area: 'side' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Harbour City Motors Newstead' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Location: Harbour City Motors Newstead' })).toBeVisible();
  },
};

const locations = [
  { id: 3, name: 'Newstead', slug: 'newstead', location_type: 'sales' as const, primary: true },
  { id: 4, name: 'Bowen Hills', slug: 'bowen-hills', location_type: 'sales' as const },
  { id: 5, name: 'Springfield', slug: 'springfield', location_type: 'sales' as const, coming_soon: true },
  { id: 6, name: 'Parts counter', slug: 'parts', location_type: 'parts' as const },
];
/** The card is of the location that the form goes to; what cannot serve is no choice. */
export const FollowsTheForm: Story = {
  tags: ['press'],
  args: { address: '/book-test-drive', pages: {}, siteDoc: { locations } },
  play: async ({ canvas, userEvent }) => {
    const aside = await canvas.findByRole('complementary', { name: 'Where to find us' });
    await expect(within(aside).getByRole('heading', { name: 'Newstead' })).toBeVisible();
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Location' });
    const choices = within(field).getAllByRole('option');
    await expect(choices.map(({ textContent }) => textContent).slice(1)).toEqual(['Newstead', 'Bowen Hills']);
    await userEvent.selectOptions(field, 'Bowen Hills');
    await expect(await within(aside).findByRole('heading', { name: 'Bowen Hills' })).toBeVisible();
    await expect(within(aside).getAllByRole('article')).toHaveLength(1);
  },
};
