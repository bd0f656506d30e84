/** Matches source files of packages, without their ending. */
const files = (...paths: string[]): RegExp => new RegExp(`/packages/(${paths.join('|')})\\.tsx?$`);

const icons =
  /lucide-react\/.*\/icons\/(arrow-right|badge-check|chevron-left|chevron-right|circle-check|circle-exclamation-point|map-pin|shield-check|tag|x)\.m?js/;
const pages = files(
  'core/src/format/(formatMoney|formatCount)',
  'core/src/price/(priceLine|priceTypeOf|shownPrice|subscriptionPrice)',
  'ui/src/BodySilhouette/(BodySilhouette|bodyNames?)',
  'ui/src/(Button|SectionHeading|IconButton|useSnapTrack)/[A-Za-z]+',
  'storefront/src/(head/(Head|afterFirstView)|region/(OnApproach|SlotRegion))',
);

const vehicles = files(
  'core/src/card/(vehicleTags|vehicleFacts|vehiclePicture|vehiclePlaceholder|saveControl|journeyHref|isTradeInEligible|isReservable|reserveLabel|enquiryPurpose)',
  'core/src/finance/(quoteEligibility|isFinanceOffered|mayShowFinance|financedPrice)',
  'core/src/vehicle/(vehicleTitle|isAvailable|isTowed)',
  'core/src/phone/(phoneChoice|telHref|whatsappHref)',
  'core/src/detail/(directionsHref|vehiclePhone|vehiclePlace)',
  'core/src/format/formatKm',
  'ui/src/(PriceBlock|Tags)/[A-Za-z]+',
  'storefront/src/region/WhenCalm',
  // The vehicle page's notices; other pages have them in parts that arrive late and must not bring the vehicle page along.
  'storefront/src/widgets/useClosedNotice',
  'core/src/format/truncate',
);
/** A look's own slot, or the neutral default that it names. */
const slot = (name: string): RegExp => new RegExp(`/(apps/[^/]+/src/slots|packages/ui/src)/${name}/`);
const lookHero = /\/apps\/[^/]+\/src\/slots\/HomeHero\//;
const homePage = files(
  'storefront/src/pages/home/(HomePage|homeLoader)',
  'storefront/src/sections/(WithStock|stock|VehiclesSection|withFilter|registry/contentParts)',
);
const vehiclePage = files(
  'storefront/src/pages/vehicle/(VehiclePage|vehicleContext|vehicleSectionList)',
  'storefront/src/sections/registry/firstParts',
  'core/src/detail/(detailButtons|vehicleTopModel|vehicleMeta|vehicleBreadcrumbs|consumerNotice|vehicleAnnouncement)',
  'core/src/card/similarStart',
);
/** What a weekly figure is made of: the search page's cards say one at once, the vehicle page after its first view. */
const figures = files(
  'core/src/finance/(financeEligibility|weeklyEstimate|vehicleLoan|openingLoan|loanRepayment|loanRates|rateText|repayment|purchasePriceMessage|isWithinLenderLimits|purchasePriceOf|typedPurchasePrice|monthlyFromWeekly|quoteYears|loanFees|defaultAmount|defaultRate|defaultTerm|depositRange|clampToRange|rateRange|termControl|fitTerm|snapToStep|roundingOf)',
);
const vehicleLayout = slot('VehicleLayout');
const factIcons = /lucide-react\/.*\/icons\/(bookmark|car-front|cog|fuel|gauge|heart|scale)\.m?js/;

const cardParts = files('ui/src/((VehicleCardParts|Facts)/[A-Za-z]+|Popover/Popover)');
const cardStyles = /ui\/src\/(VehicleCardParts|Facts)\/[A-Za-z]+\.module\.css/;

/**
 * Which modules share a file. Without this each small thing that some pages share becomes a file of its own, some thirty on a
 * page: each costs a request and compresses badly. Only what pages of a first visit load anyway is put together, all else is left
 * to the bundler: do not add what only one of those pages needs.
 */
export const chunks = [
  { name: 'index', tags: ['$initial' as const], priority: 4 },
  { name: 'pages', test: (id: string): boolean => pages.test(id) || icons.test(id), priority: 3 },
  // Home and search: addresses of searches.
  {
    name: 'searches',
    test: files(
      'core/src/search/(serialiseSearchUrl|oneSpelling|changeSearch|emptySearchState|startSearchState|refinementFilter|makeAlternatives|filterText|resultNoun|readSearchPath|normaliseSearchState|readRange|searchLimits|bodyTypes|numericFacets|rangeFacets|showResultsLabel)',
      'ui/src/(PriceBands|Section)/[A-Za-z]+',
      'storefront/src/(region/ErrorNotice|widgets/useStockAnswer)',
    ),
    priority: 2,
  },
  // Search and vehicle page: what is said of a vehicle.
  {
    name: 'vehicles',
    test: (id: string): boolean => vehicles.test(id) || factIcons.test(id),
    priority: 1,
  },
  {
    name: 'figures',
    // The menu's icon is on cards at once, on the vehicle page after its first view.
    test: (id: string): boolean => figures.test(id) || /lucide-react\/.*\/icons\/ellipsis\.m?js/.test(id),
    priority: 1,
  },
  // A look's card with the parts it is made of: the neutral card, which few visits load, shares them.
  {
    name: 'VehicleCard',
    test: (id: string): boolean =>
      /\/apps\/[^/]+\/src\/slots\/VehicleCard\//.test(id) || cardParts.test(id) || cardStyles.test(id),
    priority: 0,
  },
  // The budget finder of a home page at once, forms later: text fields and what reads them.
  {
    name: 'fields',
    test: files('ui/src/(Field/(Field|describedBy)|TextInput/TextInput)', 'core/src/format/readAmount'),
    priority: 1,
  },
  // Lists of sections: home and search at once, the vehicle page below its first view.
  {
    name: 'sections',
    test: files(
      'core/src/(page/isShown|head/breadcrumbGraph)',
      'storefront/src/sections/(SectionList|SectionView|section|pageStock)',
    ),
    priority: 1,
  },
  // The first view of a page; its styles are those of its other parts too.
  {
    name: 'HomePage',
    test: (id: string): boolean => homePage.test(id) || /storefront\/src\/sections\/places\.module\.css/.test(id),
    priority: 0,
  },
  {
    name: 'VehiclePage',
    test: (id: string): boolean =>
      vehiclePage.test(id) || vehicleLayout.test(id) || /pages\/vehicle\/VehiclePage\.module\.css/.test(id),
    priority: 0,
  },
  // A hero's search and the search page have it: neither brings the other along.
  { name: 'searchIcon', test: /lucide-react\/.*\/icons\/search\.m?js/, priority: 1 },
  // Pages with a list: its search, its count and its further pages.
  { name: 'lists', test: files('ui/src/(SearchBox|Pagination|ResultCount)/[A-Za-z]+'), priority: 1 },
  // What the search page shares with its filters.
  {
    name: 'facets',
    test: files(
      'core/src/search/(parseSearchUrl|toggleRefinement|facetLabel|numberCounts)',
      'core/src/limits/stockRange',
    ),
    priority: 1,
  },
  // The parts of a look's own hero are those of the neutral default too, which is there for failures: they belong to the first.
  { name: 'LookHero', test: lookHero, priority: 0 },
];

/**
 * Which modules share a file in a mocked build. It has no budget, but each test starts it with an empty cache: two files for all
 * that the pages share are fetched and started faster than some hundred small ones. Pages and their late parts stay files of their own.
 */
export const mockedChunks = [
  { name: 'core', test: /\/packages\/core\/src\//, priority: 2 },
  { name: 'icons', test: /lucide-react\//, priority: 1 },
  { name: 'ui', test: /\/packages\/ui\/src\//, priority: 1 },
];
