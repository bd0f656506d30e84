import {
  anything,
  anyText,
  choice,
  decimal,
  fields,
  formatted,
  listOf,
  nullable,
  onOff,
  optional,
  wholeNumber,
  filledText,
  type Kind,
} from '../../settings/index.ts';
import type { DocOf, ValueOf } from '../../settings/kind.ts';

const maybeText = () => optional(nullable(anyText(undefined, Infinity)));
const maybeNumber = () => optional(nullable(decimal(-Infinity, Infinity)));
const openStatus = () => optional(nullable(choice(['Open', 'Closed'])));

const address = fields(
  {
    street: maybeText(),
    city: maybeText(),
    state: maybeText(),
    postcode: maybeText(),
    lat: maybeNumber(),
    long: maybeNumber(),
    place_url: maybeText(),
    place_id: maybeText(),
    map_key: maybeText(),
  },
  true,
);

const openingHours = fields(
  {
    weekday: wholeNumber(0, 6),
    status: openStatus(),
    formated_hours: maybeText(),
    open: maybeText(),
    close: maybeText(),
  },
  true,
);

const specialHours = fields(
  {
    date: anyText(undefined, Infinity),
    status: openStatus(),
    start_hour: maybeText(),
    end_hour: maybeText(),
    hours: optional(nullable(fields({ begin: maybeText(), end: maybeText() }, true))),
    location_id: maybeNumber(),
  },
  true,
);

const contact = fields(
  { phone: maybeText(), landline_phone: maybeText(), opening_hours: optional(listOf(openingHours)) },
  true,
);

const written = fields(
  {
    id: wholeNumber(-Infinity, Infinity),
    name: filledText(),
    slug: formatted('slug'),
    primary: optional(onOff()),
    /** Empty counts as all types (decision D6). */
    location_type: optional(nullable(choice(['sales', 'service', 'parts', '']))),
    location_subtype: maybeText(),
    manufacturers: optional(listOf(anyText(undefined, Infinity))),
    dealership_id: maybeNumber(),
    dealership_slug: maybeText(),
    /** A hidden location is never listed (decision D6). */
    visible: optional(onOff()),
    /** It opens soon: its card shows `locationSettings.comingSoonLabel` instead of its hours. */
    coming_soon: optional(onOff()),
    address: optional(address),
    contact_detail: optional(contact),
    special_hours: optional(listOf(specialHours)),
    image: optional(nullable(formatted('picture'))),
    review_count: maybeNumber(),
    average_rating: maybeNumber(),
    reviews: optional(
      nullable(
        fields({ count: maybeNumber(), average_rating: maybeNumber(), list: optional(listOf(anything())) }, true),
      ),
    ),
    /** The company or person that holds the licence and sells, where the location trades under another name. */
    legal_name: maybeText(),
    dealer_license_number: maybeText(),
    motor_vehicle_repairer: maybeText(),
    /** The code of its business profile at Google, for the feed of vehicle ads; without one its slug. */
    google_store_code: maybeText(),
    distribution_locations: optional(listOf(anything())),
  },
  true,
);

type Written = ValueOf<typeof written>;

/** The address of a location. */
export type SiteAddress = ValueOf<typeof address>;

/** One weekday's hours; weekday 0 is Sunday, 6 is Saturday. The field is spelt `formated_hours` (decision D3). */
export type SiteOpeningHours = ValueOf<typeof openingHours>;

/** Hours of one date that differ from the week's (decision D4: two shapes on the wire). */
export type SiteSpecialHours = ValueOf<typeof specialHours>;

/** How to reach a location, and when. */
export type SiteContact = ValueOf<typeof contact> & { readonly opening_hours: readonly SiteOpeningHours[] };

/**
 * A location of the business, with the field names of the dealer's system; everything except id, name and slug may be missing.
 */
export type SiteLocation = Omit<Written, 'primary' | 'location_type' | 'visible' | 'address' | 'contact_detail'> & {
  readonly primary: boolean;
  readonly location_type: NonNullable<Written['location_type']>;
  readonly visible: boolean;
  readonly address: SiteAddress;
  readonly contact_detail: SiteContact;
};

/**
 * A location in a site file. It is usually pasted from the dealer's own system, so further keys are allowed, and only id, name
 * and slug are required; `assembleSite` adds missing values.
 */
export const locationKind = written as Kind<SiteLocation, DocOf<typeof written>>;
