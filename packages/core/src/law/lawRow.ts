import type { AustralianState } from '../site/australianStates.ts';
import type { VehicleClass } from '../price/onRoad/onRoadTables.ts';
import type { CarType } from '../site/stockTypes.ts';

/** Whose law it is: a state or territory, the whole of Australia, or New Zealand. */
export type Jurisdiction = AustralianState | 'au' | 'nz';

/** What a rule is about. */
export type LawSubject =
  | 'seller'
  | 'price'
  | 'wording'
  | 'warranty'
  | 'coolingOff'
  | 'deposit'
  | 'comparisonRate'
  | 'totalOfPayments'
  | 'credit'
  | 'complaints'
  | 'consumerNotice'
  | 'warrant'
  | 'roadUser'
  | 'history'
  | 'consent'
  | 'privacy';

/** Where a statement is shown or sent. */
export type LawChannel = 'card' | 'vehicle' | 'checkout' | 'print' | 'lead' | 'feed';

/** How prominent a statement is: next to the price or the rate and at least as large, or in the page's text. */
export type Prominence = 'price' | 'rate' | 'page';

/** The vehicles that a rule is about; a condition that is absent fits all. Kilometres and dollars. */
export type LawVehicles = {
  readonly carTypes?: readonly CarType[];
  /** Types of which the source does not say whether the rule is about them. */
  readonly unsureTypes?: readonly CarType[];
  /** Other classes have rules that the table does not know. */
  readonly classes?: readonly VehicleClass[];
  /** Years since the vehicle was built, or first registered, which is never earlier. */
  readonly age?: { readonly under?: number; readonly upTo?: number; readonly since?: 'firstRegistration' };
  readonly odometer?: { readonly under?: number; readonly upTo?: number };
  readonly price?: { readonly from?: number; readonly over?: number; readonly upTo?: number };
};

/** The items of the consumer information notice of New Zealand. */
export type NoticeItem =
  | 'trader'
  | 'vehicle'
  | 'year'
  | 'firstRegistered'
  | 'identifier'
  | 'odometer'
  | 'importedDamaged'
  | 'securityInterest'
  | 'price'
  | 'warrant'
  | 'registration'
  | 'roadUser';

/** A rule of a jurisdiction, as a lawyer reviews it. */
export type LawRow = {
  readonly id: string;
  readonly jurisdiction: Jurisdiction;
  readonly subject: LawSubject;
  /** The rule in a sentence. */
  readonly rule: string;
  readonly source: string;
  /** The day on which the row was last compared with its source. */
  readonly reviewedOn: string;
  readonly mark: 'certain' | 'to be checked';
  readonly vehicles?: LawVehicles;
  /** What is stated; absent where it depends on the vehicle or on the yard, or where nothing is. */
  readonly text?: string;
  /** Where it is stated; empty where the rule is about the site alone. */
  readonly channels: readonly LawChannel[];
  readonly prominence: Prominence;
  /** Types of vehicles whose advertised price includes what the state charges. */
  readonly included?: readonly CarType[];
  /** Words that must not be used. */
  readonly forbidden?: readonly string[];
  readonly items?: readonly NoticeItem[];
};
