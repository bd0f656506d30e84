import { join } from 'node:path';
import { filesOf as filesIn } from './filesOf.ts';
import type { Packages } from './packages.ts';

/** A test for the modules of a folder. */
const inFolder = (...path: [string, ...string[]]): ((id: string) => boolean) => {
  const folder = `${join(...path).replaceAll('\\', '/')}/`;
  return (id) => id.startsWith(folder);
};

type Chunk = { name: string; tags?: ['$initial']; test?: (id: string) => boolean; priority: number };

/**
 * Which modules share a file. Without these groups each small module that some pages share becomes a file of its own, some thirty
 * on a page; each costs a request and compresses badly, about 10 kB of script for the home page, 13 for a search and 15 for a
 * vehicle. Only modules that pages of a first visit load anyway are grouped, the bundler decides about all others: do not add what only
 * one of these pages needs. Throws if a named source file does not exist.
 *
 * @param root The project's folder; its own slots are in `src/slots`.
 */
export const chunks = (root: string, packages: Packages): Chunk[] => {
  const filesOf = filesIn(packages);
  const lookSlot = (name: string): ((id: string) => boolean) => inFolder(root, 'src/slots', name);
  const card = filesOf(
    'ui/{VehicleCardParts,Facts}/*.ts*',
    'ui/Popover/Popover.tsx',
    'ui/{VehicleCardParts,Facts}/*.module.css',
  );
  const lookCard = lookSlot('VehicleCard');
  const vehiclePage = filesOf(
    'storefront/pages/vehicle/{page,VehiclePage,firstParts}.ts*',
    'core/vehicle-page/{detailButtons,vehicleTopModel,vehicleMeta,vehicleBreadcrumbs,vehicleAnnouncement,vehicleLocation}.ts*',
    'core/finance/quoteEligibility.ts*',
    'core/law/consumerNotice.ts*',
    'core/card/similarStart.ts*',
    'ui/VehicleLayout/*',
    'storefront/pages/vehicle/VehiclePage.module.css',
  );
  const lookVehicle = lookSlot('VehicleLayout');
  const lookHero = lookSlot('HomeHero');
  return [
    { name: 'index', tags: ['$initial'], priority: 4 },
    {
      name: 'pages',
      test: filesOf(
        'core/format/{formatNumber,readAmount,wholeCents,writtenNumber}.ts*',
        'core/routes/{anchors,withQuery}.ts',
        'core/vehicle/vehiclePicture.ts*',
        'core/price/{priceLine,shownPrice}.ts*',
        'ui/BodySilhouette/{BodySilhouette,bodyName,bodyNames}.ts*',
        'ui/Picture/repeatError.ts*',
        'ui/{Button,SectionHeading,IconButton,useSnapTrack}/*.ts*',
        'storefront/head/Head.ts*',
        'storefront/page/{usePage,definePage}.ts*',
        'storefront/pageStart/later/{LazyOnVisible,LazyOnIdle,onFirstInput,onIdleAfterPaint}.ts*',
        'storefront/slots/SlotWithFallback.ts*',
        'ui/icons/{icon,icons}.ts*',
        'ui/icons/icon.module.css',
        'ui/useSnapTrack/snapTrack.module.css',
      ),
      priority: 3,
    },
    // Home and search: search URLs, and the fields of cards.
    {
      name: 'searches',
      test: filesOf(
        'core/search/{serialiseSearchUrl,oneSpelling,changeSearch,searchState,startSearchState,refinementFilter,makeAlternatives,filterText,resultNoun,valueCounts,readSearchPath,normaliseSearchState,near,readRange,searchLimits,bodyTypes,facetKinds,cardAttributes}.ts*',
        'ui/{PriceBands,Section}/*.ts*',
        'ui/SearchBox/combobox.ts*',
        'storefront/suggestions/useSuggestions.ts*',
        'ui/icons/searchIcons.ts',
        'storefront/errors/ErrorNotice.ts*',
        'storefront/stock/useStockAnswer.ts*',
      ),
      priority: 2,
    },
    // Search and vehicle page: title, price, tags and facts of a vehicle.
    {
      name: 'vehicles',
      test: filesOf(
        'core/card/{vehicleTags,vehicleFacts,vehiclePlaceholder,saveControl,journeyHref,vehicleRoutes,tradeInEligible,reservable,enquiryPurpose}.ts*',
        'core/finance/financeVisibility.ts*',
        'core/vehicle/{vehicleTitle,isAvailable,isTowed}.ts*',
        'core/contact/{mapLinks,phoneChoice,telHref,vehiclePhone,whatsappHref}.ts*',
        'core/format/formatKm.ts*',
        'ui/{PriceBlock,Tags,Starred}/*.ts*',
        'ui/icons/vehicleIcons.ts',
        'core/format/truncate.ts*',
        // Here for the vehicle page's notices: other pages use it in lazy parts, which must not load the vehicle page's chunk.
        'storefront/browser/useClosedNotice.ts*',
      ),
      priority: 1,
    },
    // Weekly finance figures: on the cards of a search at once, on a vehicle's page after its first view.
    {
      name: 'figures',
      test: filesOf(
        'core/finance/{lenderEligibility,weeklyEstimate,vehicleLoan,openingLoan,loanCosts,rateText,lenderTerms,repayment,repaymentFrequency,purchasePrice,loanTerm,ranges}.ts*',
        'storefront/cards/weeklyFigures.ts*',
      ),
      priority: 1,
    },
    // What a vehicle's page says about finance after its first view.
    {
      name: 'vehicleFinance',
      test: filesOf(
        'core/finance/{financeBox,financeDisclaimer,hasFinanceCalculator}.ts*',
        'storefront/finance/paymentFrequency.ts*',
      ),
      priority: 1,
    },
    // A look's card with its parts; the neutral card, which few visits load, shares them.
    { name: 'VehicleCard', test: (id) => lookCard(id) || card(id), priority: 0 },
    // Text fields: on a home page with a budget finder at once, elsewhere with the forms.
    {
      name: 'fields',
      test: filesOf('ui/Field/{Field,FieldNotes,describedBy}.ts*', 'ui/TextInput/TextInput.ts*'),
      priority: 1,
    },
    // Events of forms, saved vehicles and the vehicle page.
    { name: 'events', test: filesOf('core/analytics/analyticsEvents.ts*'), priority: 1 },
    // Lists of sections: home and search at once, a vehicle's page below its first view.
    {
      name: 'sections',
      test: filesOf(
        'core/head/breadcrumbGraph.ts*',
        'core/page/isShown.ts*',
        'storefront/page/usePageAreas.ts*',
        'storefront/sections/{SectionList,SectionView,section,pageStock,withoutRepeats}.ts*',
      ),
      priority: 1,
    },
    // The first view of a page; its styles include those of the page's lazy parts.
    {
      name: 'HomePage',
      test: filesOf(
        'core/finance/moneyQuickOptions.ts*',
        'storefront/pages/home/{page,HomePage,homeLoader}.ts*',
        'storefront/sections/{WithStock,stock,VehiclesSection,withFilter}.ts*',
        'storefront/sections/contentParts.ts*',
        // Of the finder by search and by budget, neither of which loads the other.
        'storefront/sections/Hero/heroMedia.ts*',
        'storefront/sections/placeholders.module.css',
      ),
      priority: 0,
    },
    { name: 'VehiclePage', test: (id) => lookVehicle(id) || vehiclePage(id), priority: 0 },
    // Pages with a list: its search box, its count and its pagination.
    {
      name: 'lists',
      test: filesOf('ui/{SearchBox,Pagination,ResultCount}/*.ts*', 'storefront/browser/useTypedText.ts*'),
      priority: 1,
    },
    // What the search page shares with its filters.
    {
      name: 'facets',
      test: filesOf(
        'core/search/{parseSearchUrl,toggleRefinement,facetHeading,facetCounts,facetLimit,limitChoices,priceSort,carTypesText,typedNumber}.ts*',
        'core/routes/isSearchAddress.ts*',
        'storefront/pages/search/{page,searchLoader}.ts*',
        'storefront/pages/search/filters/filterShapes.ts*',
      ),
      priority: 1,
    },
    // The finder by budget; a search in plain words calculates with the same rule, later.
    {
      name: 'BudgetHero',
      test: filesOf('storefront/sections/Hero/BudgetHero.ts*', 'core/finance/budgetAnswer.ts*'),
      priority: 0,
    },
    // The parts of a look's own hero are also those of the neutral default, which is loaded only after a failure.
    { name: 'LookHero', test: lookHero, priority: 0 },
  ];
};

/**
 * Which modules share a file in a mocked build. It has no budget, but each test starts it with an empty cache: two files for all
 * that the pages share are fetched and started faster than some hundred small ones. Pages and their lazy parts have files of their own.
 */
export const mockedChunks = ({ folder }: Packages): Chunk[] => [
  { name: 'core', test: inFolder(folder('core')), priority: 2 },
  { name: 'ui', test: inFolder(folder('ui')), priority: 1 },
];
