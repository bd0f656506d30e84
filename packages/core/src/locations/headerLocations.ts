import { telHref } from '../phone/telHref.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { locationKind } from './locationKind.ts';
import { orderLocations } from './orderLocations.ts';

/** A line of the header's Locations menu. */
export type HeaderLocation = {
  readonly label: string;
  readonly phone?: string;
  /** Where it leads on a desk. */
  readonly href: string;
  /** What it dials on a phone. */
  readonly dial?: string;
};

const cityOf = ({ address }: SiteLocation): string => (address.city ?? '').trim();

/**
 * The header's Locations menu (rows 2.L15, 2.L16): each visible location by its city, with its type where the city has several, or by its
 * type alone where all are in one city; its name where that names two. A line leads to the contact page, on a phone it dials.
 * Nothing for a single location.
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
    const label = labels[at] ?? '';
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
