import { telHref } from './telHref.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { locationKind } from './locationKind.ts';
import { orderLocations } from './orderLocations.ts';

/** An entry of the header's Locations menu. */
type HeaderLocation = {
  readonly label: string;
  readonly phone?: string;
  /** The link on wide screens. */
  readonly href: string;
  /** The phone link on small screens. */
  readonly dial?: string;
};

const cityOf = ({ address }: SiteLocation): string => (address.city ?? '').trim();

/**
 * The header's Locations menu: each visible location by its city, with its type if the city has several, or by its type alone if
 * all are in one city; by its name if that is ambiguous. An entry links to the contact page; on a phone it dials. Empty for a
 * single location.
 *
 * @example
 * headerLocations(site.locations)[0]; // => { label: 'Newstead', phone: '07 5550 1234', href: '/contact', dial: 'tel:0755501234' }
 */
export const headerLocations = (locations: readonly SiteLocation[]): HeaderLocation[] => {
  const visible = orderLocations(locations.filter((location) => location.visible));
  if (visible.length < 2) return [];
  const cities = visible.map((location) => cityOf(location).toLowerCase());
  const labels = visible.map((location, at) => {
    const isShared = cities.some((city, other) => other !== at && city === cities[at]);
    const parts = new Set(cities).size === 1 ? [] : [cityOf(location)];
    return [...parts, isShared ? locationKind(location) : ''].filter(Boolean).join(' ');
  });
  return visible.map((location, at) => {
    const label = labels[at]!;
    const phone = location.contact_detail.phone ?? location.contact_detail.landline_phone ?? undefined;
    const dial = phone === undefined ? undefined : telHref(phone);
    return {
      label: label === '' || labels.filter((other) => other === label).length > 1 ? location.name : label,
      ...(phone ? { phone } : {}),
      href: '/contact',
      ...(dial === undefined ? {} : { dial }),
    };
  });
};
