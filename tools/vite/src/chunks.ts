import { filesOf } from './filesOf.ts';

const icons = (names: string): string => `node_modules/lucide-react/dist/esm/icons/${names}.mjs`;

/** A look's own slot. */
const lookSlot = (name: string): RegExp => new RegExp(`/apps/[^/]+/src/slots/${name}/`);

type Chunk = { name: string; tags?: ['$initial']; test?: (id: string) => boolean; priority: number };

/**
 * Which modules share a file. Without these groups each small module that some pages share becomes a file of its own, some thirty
 * on a page; each costs a request and compresses badly, about 10 kB of script for the home page, 13 for a search and 15 for a
 * vehicle. Only modules that pages of a first visit load anyway are grouped, the bundler decides about all others: do not add what only
 * one of these pages needs. Throws if a named file does not exist.
 */
export const chunks = (): Chunk[] => {
  const card = filesOf(
    'packages/ui/src/{VehicleCardParts,Facts}/*.ts*',
    'packages/ui/src/Popover/Popover.tsx',
    'packages/ui/src/{VehicleCardParts,Facts}/*.module.css',
  );
  const lookCard = lookSlot('VehicleCard');
  const vehiclePage = filesOf(
    'packages/storefront/src/pages/vehicle/{VehiclePage,vehicleContext,vehicleSectionList}.ts*',
    'packages/storefront/src/sections/registry/firstParts.ts*',
    'packages/core/src/vehicle-page/{detailButtons,vehicleTopModel,vehicleMeta,vehicleBreadcrumbs,consumerNotice,vehicleAnnouncement}.ts*',
    'packages/core/src/card/similarStart.ts*',
    'packages/ui/src/VehicleLayout/*',
    'packages/storefront/src/pages/vehicle/VehiclePage.module.css',
  );
  const lookVehicle = lookSlot('VehicleLayout');
  const lookHero = lookSlot('HomeHero');
  return [
    { name: 'index', tags: ['$initial'], priority: 4 },
    {
      name: 'pages',
      test: filesOf(
        'packages/core/src/format/formatNumber.ts*',
        'packages/core/src/price/{priceLine,shownPrice}.ts*',
        'packages/ui/src/BodySilhouette/{BodySilhouette,bodyName,bodyNames}.ts*',
        'packages/ui/src/{Button,SectionHeading,IconButton,useSnapTrack}/*.ts*',
        'packages/storefront/src/head/Head.ts*',
        'packages/storefront/src/pages/pageContext.ts',
        'packages/storefront/src/lazy/{LazyOnVisible,LazyOnIdle,onFirstInput,onIdleAfterPaint}.ts*',
        'packages/storefront/src/errors/SlotWithFallback.ts*',
        icons(
          '{arrow-right,badge-check,chevron-left,chevron-right,circle-check,circle-exclamation-point,map-pin,shield-check,tag,x}',
        ),
      ),
      priority: 3,
    },
    // Home and search: search URLs.
    {
      name: 'searches',
      test: filesOf(
        'packages/core/src/search/{serialiseSearchUrl,oneSpelling,changeSearch,searchState,startSearchState,refinementFilter,makeAlternatives,filterText,resultNoun,readSearchPath,normaliseSearchState,readRange,searchLimits,bodyTypes,facetKinds}.ts*',
        'packages/ui/src/{PriceBands,Section}/*.ts*',
        'packages/storefront/src/errors/ErrorNotice.ts*',
        'packages/storefront/src/widgets/useStockAnswer.ts*',
      ),
      priority: 2,
    },
    // Search and vehicle page: title, price, tags and facts of a vehicle.
    {
      name: 'vehicles',
      test: filesOf(
        'packages/core/src/card/{vehicleTags,vehicleFacts,vehiclePicture,vehiclePlaceholder,saveControl,journeyHref,tradeInEligible,reservable,enquiryPurpose}.ts*',
        'packages/core/src/finance/{quoteEligibility,financeVisibility}.ts*',
        'packages/core/src/vehicle/{vehicleTitle,isAvailable,isTowed}.ts*',
        'packages/core/src/contact/{phoneChoice,telHref,whatsappHref}.ts*',
        'packages/core/src/contact/mapLinks.ts*',
        'packages/core/src/vehicle-page/{vehiclePhone,vehicleLocation}.ts*',
        'packages/core/src/format/formatKm.ts*',
        'packages/ui/src/{PriceBlock,Tags}/*.ts*',
        'packages/core/src/format/truncate.ts*',
        // Here for the vehicle page's notices: other pages use it in lazy parts, which must not load the vehicle page's chunk.
        'packages/storefront/src/widgets/useClosedNotice.ts*',
        icons('{bookmark,car-front,cog,fuel,gauge,heart,scale}'),
      ),
      priority: 1,
    },
    // Weekly finance figures, and the icon of a card's menu: on the cards of a search at once, on a vehicle's page after its first view.
    {
      name: 'figures',
      test: filesOf(
        'packages/core/src/finance/{lenderEligibility,weeklyEstimate,vehicleLoan,openingLoan,loanCosts,rateText,repayment,purchasePrice,loanTerm,ranges}.ts*',
        icons('ellipsis'),
      ),
      priority: 1,
    },
    // A look's card with its parts; the neutral card, which few visits load, shares them.
    { name: 'VehicleCard', test: (id) => lookCard.test(id) || card(id), priority: 0 },
    // Text fields: on a home page with a budget finder at once, elsewhere with the forms.
    {
      name: 'fields',
      test: filesOf(
        'packages/ui/src/Field/{Field,describedBy}.ts*',
        'packages/ui/src/TextInput/TextInput.ts*',
        'packages/core/src/format/readAmount.ts*',
      ),
      priority: 1,
    },
    // Lists of sections: home and search at once, a vehicle's page below its first view.
    {
      name: 'sections',
      test: filesOf(
        'packages/core/src/head/breadcrumbGraph.ts*',
        'packages/core/src/page/isShown.ts*',
        'packages/storefront/src/sections/{SectionList,SectionView,section,pageStock,withoutRepeats}.ts*',
      ),
      priority: 1,
    },
    // The first view of a page; its styles include those of the page's lazy parts.
    {
      name: 'HomePage',
      test: filesOf(
        'packages/storefront/src/pages/home/{HomePage,homeLoader}.ts*',
        'packages/storefront/src/sections/{WithStock,stock,VehiclesSection,withFilter}.ts*',
        'packages/storefront/src/sections/registry/contentParts.ts*',
        'packages/storefront/src/sections/placeholders.module.css',
      ),
      priority: 0,
    },
    { name: 'VehiclePage', test: (id) => lookVehicle.test(id) || vehiclePage(id), priority: 0 },
    // Used by the search form of a hero and by the search page, so that neither loads the other.
    { name: 'searchIcon', test: filesOf(icons('search')), priority: 1 },
    // Pages with a list: its search box, its count and its pagination.
    { name: 'lists', test: filesOf('packages/ui/src/{SearchBox,Pagination,ResultCount}/*.ts*'), priority: 1 },
    // What the search page shares with its filters.
    {
      name: 'facets',
      test: filesOf(
        'packages/core/src/search/{parseSearchUrl,toggleRefinement,facetHeading,facetCounts}.ts*',
        'packages/core/src/limits/stockRange.ts*',
      ),
      priority: 1,
    },
    // The parts of a look's own hero are also those of the neutral default, which is loaded only after a failure.
    { name: 'LookHero', test: (id) => lookHero.test(id), priority: 0 },
  ];
};

/**
 * Which modules share a file in a mocked build. It has no budget, but each test starts it with an empty cache: two files for all
 * that the pages share are fetched and started faster than some hundred small ones. Pages and their lazy parts have files of their own.
 */
export const mockedChunks = [
  { name: 'core', test: /\/packages\/core\/src\//, priority: 2 },
  { name: 'icons', test: /lucide-react\//, priority: 1 },
  { name: 'ui', test: /\/packages\/ui\/src\//, priority: 1 },
];
