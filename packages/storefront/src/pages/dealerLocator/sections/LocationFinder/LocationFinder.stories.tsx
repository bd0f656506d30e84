import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';

const maps = { maps: { key: 'demo', imageUrl: '' } };
const locations = [
  {
    id: 3,
    name: 'Newstead',
    slug: 'newstead',
    address: { city: 'Newstead', state: 'QLD', lat: -27.4509, long: 153.0441 },
  },
  {
    id: 4,
    name: 'Grafton',
    slug: 'grafton',
    address: { city: 'Grafton', state: 'NSW', lat: -29.6906, long: 152.9333 },
  },
];
const geocoder = '/maps/api/geocode/json';
const grafton = { results: [{ geometry: { location: { lat: -29.69, lng: 152.93 } } }] };

const meta = {
  component: PageStage,
  args: { address: '/dealer-locator', siteDoc: { locations, services: maps }, answers: { [geocoder]: grafton } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: { getAllByRole: (role: 'heading', by: { level: number }) => HTMLElement[] }) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

export const Default: Story = {};
export const NoSuchPostcode: Story = {
  args: { address: '/dealer-locator?postcode=9999', answers: { [geocoder]: { results: [] } } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your postcode' }, firstPage);
    await expect(field).toHaveAccessibleDescription('Invalid postcode');
  },
};
export const NoAnswer: Story = {
  args: { address: '/dealer-locator?postcode=4000', answers: {} },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We could not look up 4000 just now, so distances are not shown.', {}, firstPage),
    ).toBeVisible();
  },
};
export const WithoutMaps: Story = {
  args: { address: '/dealer-locator?place=NSW', siteDoc: { locations } },
};

const everyDay = (open: string, close: string) => ({
  contact_detail: {
    opening_hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open' as const, open, close })),
  },
});
const closedAllWeek = {
  contact_detail: { opening_hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Closed' as const })) },
};
const [newstead, graftonYard] = locations as [(typeof locations)[0], (typeof locations)[0]];
/** Each location says whether it is open; the filter is part of the address. */
export const OpenNow: Story = {
  args: {
    siteDoc: {
      locations: [
        { ...newstead, ...closedAllWeek },
        { ...graftonYard, ...everyDay('00:00', '23:59') },
      ],
    },
  },
};
export const NoneOpen: Story = {
  args: {
    address: '/dealer-locator?open=now',
    siteDoc: { locations: locations.map((yard) => ({ ...yard, ...closedAllWeek })) },
  },
};
/** Distances count from the postcode, in whole kilometres (decision D11). */
export const Nearest: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your postcode' }, firstPage);
    await expect(names(canvas).slice(0, 2)).toEqual(['Newstead', 'Grafton']);
    // The footer loads on the first input. React does not finish that load if it starts inside the `act` of `userEvent`.
    window.dispatchEvent(new Event('focusin'));
    await waitFor(() => expect(canvas.getByRole('contentinfo')).not.toBeEmptyDOMElement());
    await userEvent.type(field, '246{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid postcode. Please enter a 4-digit number.'));
    await userEvent.type(field, '0{Enter}');
    await expect(await canvas.findByText('2 locations, nearest to 2460 first')).toBeVisible();
    await expect(names(canvas).slice(0, 2)).toEqual(['Grafton', 'Newstead']);
    await expect(canvas.getByText('0\u00a0km away', { normalizer: (text) => text })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await expect(await canvas.findByRole('button', { name: 'Show the map of Grafton' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Newstead/ }));
    await expect(await canvas.findByRole('button', { name: 'Show the map of Newstead' })).toBeVisible();
  },
};
export const WithoutMapsPressed: Story = {
  ...WithoutMaps,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const locationField = await canvas.findByRole('combobox', { name: 'State or suburb' }, firstPage);
    await expect(names(canvas)[0]).toBe('Grafton');
    await userEvent.selectOptions(locationField, 'Newstead, QLD');
    await waitFor(() => expect(names(canvas)[0]).toBe('Newstead'));
  },
};
export const OpenNowPressed: Story = {
  ...OpenNow,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('checkbox', { name: 'Open now' }, firstPage);
    await expect(names(canvas).slice(0, 2)).toEqual(['Newstead', 'Grafton']);
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Closed');
    await expect(canvas.getAllByRole('article')[1]).toHaveTextContent('Open until 11:59pm');
    await userEvent.click(filter);
    await waitFor(() => expect(names(canvas)[0]).toBe('Grafton'));
    await expect(canvas.getByText('1 location open now')).toBeVisible();
    await userEvent.click(filter);
    await waitFor(() => expect(names(canvas)[0]).toBe('Newstead'));
  },
};
export const NoneOpenPressed: Story = {
  ...NoneOpen,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'None is open now' }, firstPage)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all locations' }));
    await waitFor(() => expect(names(canvas)[0]).toBe('Newstead'));
    await expect(canvas.getByRole('checkbox', { name: 'Open now' })).not.toBeChecked();
  },
};
