import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import { locationGraph } from './index.ts';

const site = aSite({ url: 'https://harbour.example', routes: { locationPath: 'locations' } });
const graph = (change: Parameters<typeof aLocation>[0] = {}) => locationGraph(aLocation(change), site);
const weekday = (days: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  opens,
  closes,
});

describe('locationGraph', () => {
  it('locationGraph says where a dealer is and when it is open', () => {
    expect(JSON.parse(JSON.stringify(graph({ image: '/pictures/yard.webp' })))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      '@id': 'https://harbour.example/locations/newstead#location',
      name: 'Harbour City Motors Newstead',
      url: 'https://harbour.example/locations/newstead',
      telephone: '07 5550 1234',
      image: 'https://harbour.example/pictures/yard.webp',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Wharf Lane',
        addressLocality: 'Newstead',
        addressRegion: 'QLD',
        postalCode: '4006',
        addressCountry: 'AU',
      },
      geo: { '@type': 'GeoCoordinates', latitude: -27.45, longitude: 153.04 },
      openingHoursSpecification: [
        weekday(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:30', '17:30'),
        weekday(['Saturday'], '09:00', '15:00'),
        weekday(['Sunday'], '00:00', '00:00'),
      ],
      parentOrganization: { '@type': 'Organization', name: site.name, url: 'https://harbour.example/' },
    });
  });

  it('locationGraph lists the days with hours of their own, in order', () => {
    const { specialOpeningHoursSpecification: days } = graph({
      special_hours: [
        { date: '2026-12-25', status: 'Closed' },
        { date: '2026-12-24', hours: { begin: '08:30', end: '13:00' } },
        { date: '2026-12-26', status: 'Open' },
      ],
    });
    expect(days?.map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes])).toEqual(
      [
        ['2026-12-24', '2026-12-24', '08:30', '13:00'],
        ['2026-12-25', '2026-12-25', '00:00', '00:00'],
      ],
    );
  });

  it('locationGraph is a workshop or a parts store where nothing is sold', () => {
    expect(graph({ location_type: 'service' })['@type']).toBe('AutoRepair');
    expect(graph({ location_type: 'parts' })['@type']).toBe('AutoPartsStore');
    expect(graph({ location_type: '' })['@type']).toBe('AutoDealer');
  });

  it('locationGraph leaves out what is not known, and the hours of a yard that is not open yet', () => {
    const bare = graph({ address: {}, contact_detail: { opening_hours: [{ weekday: 1, status: 'Open' }] } });
    for (const name of ['telephone', 'geo', 'image', 'openingHoursSpecification', 'specialOpeningHoursSpecification'])
      expect(bare).toHaveProperty(name, undefined);
    expect(graph({ coming_soon: true }).openingHoursSpecification).toBeUndefined();
  });
});
