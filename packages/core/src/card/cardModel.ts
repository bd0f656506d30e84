import type { PriceLine } from '../price/priceLine.ts';

/** A small label on a card, in the order they appear. */
export type VehicleTag = {
  kind: 'fuel' | 'reserved' | 'certified' | 'own' | 'comingSoon' | 'justArrived' | 'sold';
  label: string;
};

/** One of the four facts under the title: condition, transmission, kilometres, fuel. */
export type VehicleFact = {
  kind: 'condition' | 'transmission' | 'km' | 'fuel' | 'year' | 'body';
  label: string;
  value: string;
};

/** A picture ready for an `img`: fixed size, so that the layout does not shift when it loads. */
export type PictureModel = { src: string; srcSet?: string; width: number; height: number; alt: string };

/** Shown for a vehicle without a picture: a silhouette of its body on a tint of its colour. */
export type PlaceholderModel = { body: string; tint: string; label: string };

export type CardButtonName =
  | 'details'
  | 'testDrive'
  | 'finance'
  | 'reserve'
  | 'tradeIn'
  | 'enquire'
  | 'customButton'
  | 'findSimilar';

/** A button of a card: where it leads, what it says, and how loud it is. At most one is primary. */
export type CardButtonModel = {
  name: CardButtonName;
  label: string;
  href: string;
  emphasis: 'primary' | 'secondary' | 'more';
};

/** The favourite, compare or save control; absent when the rules hide it. */
export type CardSaveModel = {
  mode: 'favourite' | 'compare' | 'save';
  label: string;
  /** The way from a chosen vehicle to the comparison: the next stop of the Tab key. */
  comparison?: { label: string; href: string };
};

/**
 * Everything a result card says about a vehicle. `ui` renders it and decides nothing.
 */
export type VehicleCardModel = {
  /** The number of the vehicle in the stock. */
  id: number;
  /** The name of the vehicle in addresses. */
  slug: string;
  availability: 'inStock' | 'comingSoon' | 'sold';
  href: string;
  /** Year make model badge series, empty parts skipped. */
  title: string;
  /** First line, year make model. */
  heading: string;
  /** Second line, badge and series; may be empty. */
  subheading: string;
  picture: PictureModel | null;
  /** Replaces the picture while a pointer is on the card, and after a swipe; absent for a sold vehicle and one with a single picture. */
  secondPicture?: PictureModel;
  placeholder: PlaceholderModel;
  /** How many pictures there are, for a badge. */
  photosCount: number;
  /** Where the vehicle is; absent where the dealer has one location. */
  locationName?: string;
  tags: VehicleTag[];
  price: PriceLine;
  facts: VehicleFact[];
  /** "12 views", where the site shows them. */
  views?: string;
  /** "$128 per week*", where the site shows it and a lender's figures are known. */
  weekly?: string;
  save?: CardSaveModel;
  buttons: CardButtonModel[];
};
