import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aLocation } from '@dealer/core/testing';
import type { SiteDoc } from '@dealer/core/site';
import { SectionStage } from '../../test/SectionStage.tsx';

const towns = ['Newstead', 'Southport', 'Toowoomba', 'Cairns', 'Mackay', 'Gladstone'];
const pictures = ['yard-front', 'suburb-row', 'showroom-floor', 'yard-gate'];
type Locations = NonNullable<Extract<SiteDoc['locations'], readonly unknown[]>>;

const yards = (count: number, change: Parameters<typeof aLocation>[0] = {}): Locations =>
  Array.from({ length: count }, (_, at) => {
    const town = towns[at % towns.length]!;
    return {
      ...aLocation({
        id: at + 1,
        name: `Harbour City Motors ${town}`,
        slug: `yard-${at + 1}`,
        primary: at === 0,
        address: { street: `${at + 2} Wharf Lane`, city: town, state: 'QLD', postcode: '4006' },
        image: `/pictures/locations/${pictures[at % pictures.length]}.webp`,
        average_rating: 4 + (at % 10) / 10,
        review_count: 1 + 40 * at,
        dealer_license_number: '4 110 001',
        ...change,
      }),
    } as Locations[number];
  });

const services = {
  maps: { key: 'demo', imageUrl: 'https://maps.example/static' },
};

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'locations' }], siteDoc: { locations: yards(1) } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dark, with map and details. */
export const One: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Harbour City Motors Newstead' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Show the map/ })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="section"]')).toHaveAttribute('data-tone', 'inverse');
  },
};
export const Two: Story = { args: { siteDoc: { locations: yards(2) } } };
export const Four: Story = {
  args: { siteDoc: { locations: yards(4) } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(4);
    if (innerWidth < 1_280) return;
    await expect(new Set(cards.map((card) => card.getBoundingClientRect().top)).size).toBe(1);
  },
};
/** Two rows: five columns and the rest. */
export const Nine: Story = {
  args: { siteDoc: { locations: yards(9) } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    if (innerWidth < 1_280) return;
    const tops = cards.map((card) => card.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  },
};
/** The site's choice: one row, swiped on a phone. */
export const Thirty: Story = {
  args: { siteDoc: { locations: yards(30), locationSettings: { layout: 'carousel' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Our Locations' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(30);
    await expect(canvas.getByText('Swipe')).toBeInTheDocument();
  },
};
/** A city that the site lays out its own way. */
export const TwoColumns: Story = {
  args: { siteDoc: { locations: yards(4), locationSettings: { columnsByCity: { newstead: 2 } } } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    if (innerWidth < 1_280) return;
    await expect(new Set(cards.map((card) => card.getBoundingClientRect().top)).size).toBe(2);
  },
};
/** Workshops come after sales, and only the kind that the settings name. */
export const ServiceAndParts: Story = {
  args: {
    items: [{ section: 'locations', settings: { title: 'Workshops', show: 'service-and-parts', layout: 'grid' } }],
    siteDoc: {
      locations: [
        ...yards(1, { id: 11, slug: 'parts', name: 'Parts counter', location_type: 'parts' }),
        ...yards(1, { id: 12, slug: 'workshop', name: 'Workshop', location_type: 'service' }),
        ...yards(1),
      ],
    },
  },
  play: async ({ canvas }) => {
    const names = await canvas.findAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual(['Workshop', 'Parts counter']);
    await expect(canvas.getByRole('heading', { name: 'Workshops' })).toBeVisible();
  },
};
/** Pictures, hours and numbers that are missing; a yard that opens soon; names of any length. */
export const Gaps: Story = {
  args: {
    siteDoc: {
      services,
      locationSettings: { comingSoonLabel: 'COMING EARLY 2026' },
      locations: [
        ...yards(1, {
          id: 21,
          slug: 'long',
          name: 'Harbour City Motors Motorcycles, Scooters and All-terrain Vehicles Norwood-Payneham-St-Peters',
        }),
        ...yards(1, { id: 22, slug: 'soon', name: 'Springfield', coming_soon: true, image: null }),
        ...yards(1, {
          id: 23,
          slug: 'gaps',
          name: 'Gympie',
          image: null,
          average_rating: null,
          contact_detail: {
            opening_hours: [
              { weekday: 1, status: 'Open' },
              { weekday: 3, formated_hours: 'By appointment' },
            ],
          },
        }),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('COMING EARLY 2026')).toBeVisible();
    await expect(canvas.getByText('By appointment')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View Our Stock: Springfield' })).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-state="drawn"]')).toHaveLength(2);
  },
};
/** The picture of the map fails to load. */
export const WithoutMapPicture: Story = {
  args: { siteDoc: { services, locations: yards(1) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Show the map/ })).toBeVisible();
  },
};
