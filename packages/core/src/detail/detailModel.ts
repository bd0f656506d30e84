import type { CardSaveModel, PlaceholderModel, VehicleFact, VehicleTag } from '../card/cardModel.ts';
import type { PriceLine } from '../price/priceLineModel.ts';

/** A step of the way from home to this page; the last has no link. */
export type Breadcrumb = { label: string; href?: string };

/** A name and a value of the specification list. */
export type SpecItem = { label: string; value: string };

/** The 17 button names of the vehicle page (row 2.C21). */
export type DetailButtonName =
  | 'CTD'
  | 'paymentMethods'
  | 'callUsNow'
  | 'finance'
  | 'financeYouX'
  | 'enquire'
  | 'testDrive'
  | 'tradeIn'
  | 'reserve'
  | 'onlinePurchase'
  | 'whatsapp'
  | 'openAutobot'
  | 'customButton'
  | 'carForm'
  | 'chatWithUs'
  | 'carHistoryReport'
  | 'location';

/** What a shopper wants with a button, in the order of the page; `more` is everything about the vehicle that is not a next step. */
export type DetailButtonGroup = 'buy' | 'finance' | 'ask' | 'more';

/** A button of the vehicle page. At most one is primary, the secondary ones are outlined, the rest is under "More". */
export type DetailButtonModel = {
  name: DetailButtonName;
  label: string;
  href: string /** Leads to another site. */;
  newTab?: true;
  group: DetailButtonGroup;
  emphasis: 'primary' | 'secondary' | 'more';
};

/** A picture of the gallery: 600x400 slide, thumbnail, large version for full screen. */
export type GalleryPicture = {
  src: string;
  srcSet?: string;
  thumb: string;
  large: string;
  alt: string;
  width: 600;
  height: 400;
};

/** What the vehicle page says at its top, see `vehicleTopModel`. */
export type VehicleTopModel = {
  id: number;
  slug: string;
  availability: 'inStock' | 'comingSoon' | 'sold';
  title: string;
  heading: string;
  subheading: string;
  breadcrumbs: Breadcrumb[];
  gallery: { pictures: GalleryPicture[]; showThumbnails: boolean; placeholder: PlaceholderModel };
  tags: VehicleTag[];
  price: PriceLine;
  icons: VehicleFact[];
  buttons: DetailButtonModel[];
  save?: CardSaveModel;
  /** Only of a vehicle that cannot be bought any more; it has no buttons, and its price is not shown. */
  sold?: {
    notice: 'SOLD';
    message: string;
    enquireLabel: string;
    /** The find-similar enquiry, already written. */
    enquiry: { href: string; purpose: 'similar'; message: string; subcategory: string };
    /** The site shows nothing but similar cars (decision C10). */
    onlySimilar: boolean;
  };
  announcement?: { text: string; directionsHref: string };
  /** NZ: link to the Consumer Information Notice. */
  cin?: { label: string; href: string };
  meta: { title: string; description: string; canonicalPath: string };
};

/** What the vehicle page says below its top, see `vehicleBodyModel`. */
export type VehicleBodyModel = {
  keyInformation: SpecItem[];
  specifications: { heading: string; items: SpecItem[] };
  features: string[];
  /** `short` is there when the comments are long: what stands before Show More. */
  comments: { paragraphs: string[]; short?: string[]; empty: boolean };
};

/** Everything the vehicle page says. `ui` renders it and decides nothing. */
export type VehicleDetailModel = VehicleTopModel &
  VehicleBodyModel & {
    location?: { name: string; address?: string; phone?: string; directionsHref: string };
  };
