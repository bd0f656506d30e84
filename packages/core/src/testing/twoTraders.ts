import type { Site, SiteLocation } from '../site/index.ts';
import { aLocation } from './aLocation.ts';
import { aSite } from './aSite.ts';

const yard = (id: number, name: string, licence: string, phone: string): SiteLocation =>
  aLocation({
    id,
    slug: `yard-${id}`,
    name,
    primary: id === 1,
    legal_name: `${name} Limited`,
    dealer_license_number: licence,
    contact_detail: { phone, opening_hours: [] },
  });

/** A site in New Zealand with two yards, each of its own motor vehicle trader. */
export const twoTraders = (): Site =>
  aSite({
    country: 'NZ',
    timezone: 'Pacific/Auckland',
    nz: { traderNumber: 'M110020' },
    locations: [yard(1, 'Kowhai Street', 'M110020', '09 555 0101'), yard(2, 'Tussock Road', 'M110021', '03 555 0202')],
  });
