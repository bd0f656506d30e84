/** Of each facet its values, and how many vehicles have each. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;
