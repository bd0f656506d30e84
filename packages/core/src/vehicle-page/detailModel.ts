import type { Breadcrumb } from '../head/breadcrumbGraph.ts';
import type { CardSaveModel, PlaceholderModel, VehicleFact, VehicleTag } from '../card/cardModel.ts';
import type { PriceLine } from '../price/priceLine.ts';

/** A name and a value of the specifications list. */
export type SpecItem = { label: string; value: string };

/** The 17 button names of the vehicle page. */
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

/** The purpose of a button, in the order of the page; `more` has everything that is not a next step. */
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

/** The first view of the vehicle page, see `vehicleTopModel`. */
export type VehicleTopModel = {
  id: number;
  slug: string;
  availability: 'inStock' | 'comingSoon' | 'sold';
  title: string;
  /** First line, year make model. */
  heading: string;
  /** Second line, badge and series; may be empty. */
  subheading: string;
  breadcrumbs: Breadcrumb[];
  gallery: {
    pictures: GalleryPicture[];
    showThumbnails: boolean;
    placeholder: PlaceholderModel;
    /** Only for a vehicle without any picture that can still be bought. */
    request?: { label: string; href: string };
  };
  tags: VehicleTag[];
  price: PriceLine;
  /** The main facts, each with an icon. */
  icons: VehicleFact[];
  buttons: DetailButtonModel[];
  save?: CardSaveModel;
  /** Only for a vehicle that is not available any more; it has no buttons and shows no price. */
  sold?: {
    notice: 'SOLD';
    message: string;
    enquireLabel: string;
    /** The prefilled find-similar enquiry. */
    enquiry: { href: string; purpose: 'similar'; message: string; subcategory: string };
    /** The site shows only similar cars (decision C10). */
    onlySimilar: boolean;
  };
  announcement?: { text: string; directionsHref: string };
  /** NZ: link to the Consumer Information Notice. */
  cin?: { label: string; href: string };
  meta: { title: string; description: string; canonicalPath: string };
};

/** What the dealer writes about a vehicle. */
type VehicleComments = {
  paragraphs: string[];
  /** Of long comments: the text before Show More. */
  short?: string[];
  /** Nothing was written: a standard text is shown. */
  empty: boolean;
};

/** The vehicle page below its first view, see `vehicleBodyModel`. */
export type VehicleBodyModel = {
  keyInformation: SpecItem[];
  specifications: { heading: string; items: SpecItem[] };
  features: string[];
  comments: VehicleComments;
};

/** The model of the vehicle page. `ui` renders it without decisions of its own. */
export type VehicleDetailModel = VehicleTopModel &
  VehicleBodyModel & {
    location?: { name: string; address?: string; phone?: string; directionsHref: string };
  };
