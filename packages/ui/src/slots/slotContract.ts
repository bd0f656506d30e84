/** The `data-part`s that the markup of each slot has: tests, analytics and other components find it by them (docs/slots.md). */
export const slotContract = {
  Header: ['header', 'logo', 'menu', 'menu-sheet'],
  Footer: ['footer', 'legal'],
  HomeHero: ['home-hero'],
  VehicleCard: ['vehicle-card', 'media', 'picture', 'tags', 'save', 'title', 'name', 'facts', 'price', 'actions'],
  VehicleCardSkeleton: ['vehicle-card-skeleton'],
  SearchLayout: ['search-layout'],
  VehicleLayout: ['vehicle-layout'],
  PageState: ['page-state'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
