/**
 * A place of the business (specification section 3, Location). Wire names, as the dealer's own system gives them;
 * everything but the id, name and slug may be missing. The rules read it through their own functions.
 */
export type SiteLocation = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly primary: boolean;
  /** Empty counts as all types (decision D6). */
  readonly location_type: 'sales' | 'service' | 'parts' | '';
  readonly location_subtype?: string | null;
  readonly manufacturers?: readonly string[];
  readonly dealership_id?: number | null;
  readonly dealership_slug?: string | null;
  /** A hidden location is never listed (decision D6). */
  readonly visible: boolean;
  readonly address: SiteAddress;
  readonly contact_detail: SiteContact;
  readonly special_hours?: readonly SiteSpecialHours[];
  readonly image?: string | null;
  readonly review_count?: number | null;
  readonly average_rating?: number | null;
  readonly reviews?: {
    readonly count?: number | null;
    readonly average_rating?: number | null;
    readonly list?: readonly unknown[];
  } | null;
  readonly dealer_license_number?: string | null;
  readonly motor_vehicle_repairer?: string | null;
  readonly distribution_locations?: readonly unknown[];
};

/** Where a location stands. */
export type SiteAddress = {
  readonly street?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly postcode?: string | null;
  readonly lat?: number | null;
  readonly long?: number | null;
  readonly place_url?: string | null;
  readonly place_id?: string | null;
  readonly map_key?: string | null;
};

/** How to reach a location, and when. */
export type SiteContact = {
  readonly phone?: string | null;
  readonly landline_phone?: string | null;
  readonly opening_hours: readonly SiteOpeningHours[];
};

/** One weekday's hours; weekday 0 is Sunday, 6 is Saturday. The wire spells `formated_hours` so (decision D3). */
export type SiteOpeningHours = {
  readonly weekday: number;
  readonly status?: 'Open' | 'Closed' | null;
  readonly formated_hours?: string | null;
  readonly open?: string | null;
  readonly close?: string | null;
};

/** Hours of one date that differ from the week's (decision D4: two shapes on the wire). */
export type SiteSpecialHours = {
  readonly date: string;
  readonly status?: 'Open' | 'Closed' | null;
  readonly start_hour?: string | null;
  readonly end_hour?: string | null;
  readonly hours?: { readonly begin?: string | null; readonly end?: string | null } | null;
  readonly location_id?: number | null;
};
