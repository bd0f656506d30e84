import type { SectionNeeds } from './section.ts';

/** The most that one section may need: each asks with all others of the page in one request. */
const mostNeeds = { vehicles: 24, facets: 12, samples: 12 };

/** Why a section needs too much; undefined if it does not. */
export const needsProblem = ({ facets = [], vehicles, samples = [] }: SectionNeeds): string | undefined => {
  const { hitsPerPage, limit } = vehicles ?? { hitsPerPage: 0 };
  const most = hitsPerPage ?? limit;
  if (most === undefined || most > mostNeeds.vehicles)
    return `It needs ${most ?? 'all'} vehicles; ${mostNeeds.vehicles} is the most: say so by \`hitsPerPage\`.`;
  if (facets.length > mostNeeds.facets)
    return `It needs counts of ${facets.length} attributes; ${mostNeeds.facets} is the most.`;
  if (samples.length > mostNeeds.samples)
    return `It needs ${samples.length} samples; ${mostNeeds.samples} is the most.`;
  return undefined;
};
