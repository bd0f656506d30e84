import type { CarType } from '../site/stockTypes.ts';

/** A picture with its small version; addresses as the feed gives them. */
export type VehiclePicture = { url: string; thumb: string; large?: string };

export type VehicleLocation = {
  id?: number;
  name?: string;
  slug?: string;
  phone?: string;
  city?: string;
  state?: string;
  address?: string;
  /** Further locations where the dealership hands over vehicles. */
  distributionLocations?: string[];
};

/** A hotspot of the 360 view that explains a part. */
type VehicleHotspot = { id: number; description: string; anchors: string[] };

/** The position of a hotspot in one frame of a view, in per cent of the frame. */
export type HotspotPosition = { hotspotId: number; activeAngle: number; posX: number; posY: number };

/** The hotspots of the 360 views, outside and inside. */
export type VehicleHotspots = { spots: VehicleHotspot[]; exterior: HotspotPosition[]; interior: HotspotPosition[] };

/** Fields of every vehicle, sold or not. Prices in dollars, distances in kilometres. */
export type VehicleBase = {
  id: number;
  slug: string;
  /** "2022 Toyota Hilux SR5", or the name in the feed. */
  name: string;
  year?: number;
  make: string;
  model: string;
  badge?: string;
  series?: string;
  colour?: string;
  interiorColour?: string;
  odometerKm?: number;
  carType: CarType;
  isReserved: boolean;
  isCertified: boolean;
  isPreorder: boolean;
  price?: number;
  /** `before_price`: the earlier advertised price. */
  wasPrice?: number;
  offerPrice?: number;
  /**
   * What it costs on the road in the yard's state, in dollars, as the index estimates it; `isFrom`: the least that it can be. `state`: the
   * visitor's state, where it is the price in that one.
   */
  driveAway?: { amount: number; isFrom: boolean; state?: string };
  /** Dollars per week. */
  subscriptionPrice?: number;
  /** "Drive away", "Excl. govt charges": always shown with the price. */
  priceType?: string;
  /** Dollars to hold the vehicle (decision C8). */
  reserveAmount?: number;
  /** A tag of this vehicle, e.g. "Test Drive Only". */
  tag?: string;
  /** Milliseconds since 1970, UTC. */
  createdAt?: number;
  /** The last change by the dealer, as in the index. */
  updatedAt?: string;
  stockNumber?: string;
  vin?: string;
  nvic?: string;
  pictures: VehiclePicture[];
  photosCount: number;
  videoUrl?: string;
  spinImages: string[];
  spinInteriorImage?: string;
  /** Key of the 360 view at its provider. */
  spinCode?: string;
  hotspots?: VehicleHotspots;
  location: VehicleLocation;
  /** simple_body: "SUV", "Ute", "Hatch". */
  body?: string;
  /** simple_transmission: "Automatic", "Manual". */
  transmission?: string;
  /** simple_fuel else fuel: "Petrol", "Diesel", "Electric", "Hybrid". */
  fuel?: string;
  /** simple_drive else drive: "4x4", "AWD". */
  drive?: string;
  seats?: number;
  doors?: number;
  engine?: string;
  engineLitres?: number;
  cylinders?: number;
  /** Litres per 100 km (variant.fuelconsumptioncombined). */
  fuelConsumption?: number;
  views?: number;
  features: string[];
  dealerComments?: string;
  buildDate?: string;
  complianceDate?: string;
  regoPlate?: string;
  regoExpiry?: string;
  historyReportUrl?: string;
  dealershipId?: number;
  dealershipName?: string;
  dealershipSlug?: string;
  /** "caravan" for caravans, "truck", "motorcycle" where the feed says so. */
  itemType?: string;
  financeLenders: Record<string, FinanceLender>;
  averageMarketPrice?: number;
  stateAverageMarketPrice?: number;
  cinUrl?: string;
  /** How the vehicle is titled on the marketplace. */
  carsalesTitle?: string;
  /** The location of a privately offered vehicle. */
  privateSuburb?: string;
  privatePostcode?: string;
  /** The dealer's own order of the stock; higher comes first. */
  customRank?: number;
  hasNvic: boolean;
  externalVideoUrl?: string;
  paymentProcessors: string[];
  /** An outside lender's quote for this car. */
  youxQuote?: YouxQuote;
  /** Catalogue data of this variant. */
  variant?: VehicleVariant;
  /** What is known of this one vehicle, as in the index: read it with `vehiclePassport`, which the first view does without. */
  passport?: Readonly<Record<string, unknown>>;
  caravan?: CaravanSpecification;
};

/** A quote that came with the car; rates in per cent a year, money in dollars a week. */
export type YouxQuote = { weeklyRepaymentAmount?: number; advertisedRate?: number; comparisonRate?: number };

/** Catalogue data of a variant: litres, kilograms, millimetres as the feed gives them. */
export type VehicleVariant = {
  induction?: string;
  fuelCapacity?: number;
  grossVehicleMass?: number;
  length?: number;
  height?: number;
  width?: number;
  towingCapacityBraked?: number;
  bodyConfiguration?: string;
  torque?: string;
  /** Stars. */
  ancapRating?: number;
  gearType?: string;
};

/** A caravan's specification: millimetres or metres as the feed gives them, kilograms. */
export type CaravanSpecification = {
  bodyWidth?: number;
  bodyLength?: number;
  tareWeight?: number;
  axleType?: string;
  sleeps?: number;
  aggregateTrailerMass?: number;
};

/** One lender's offer for one car. Rates in per cent a year, money in dollars. */
export type FinanceLender = {
  disclaimer?: string;
  deposit?: number;
  paymentWeek?: number;
  paymentMonth?: number;
  totalPayable?: number;
  interestRate?: number;
  comparisonRate?: number;
  termMonths?: number;
  termYears?: number;
  termWeeks?: number;
  establishmentFees?: number;
  balloon?: number;
  financeProvider?: string;
};

/**
 * A vehicle after parsing: a union by availability (decisions A18, A19).
 * "In stock" in words is `inStock` or `comingSoon`.
 */
export type Vehicle =
  | (VehicleBase & { kind: 'inStock' })
  | (VehicleBase & { kind: 'comingSoon' })
  | (VehicleBase & { kind: 'sold' });
