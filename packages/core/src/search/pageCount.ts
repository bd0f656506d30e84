/** The number of result pages: the last page is the one with the last hit that the index returns (decision B2). */
export const pageCount = ({
  total,
  hitsPerPage,
  maxTotalHits = Number.POSITIVE_INFINITY,
}: {
  total: number;
  hitsPerPage: number;
  maxTotalHits?: number;
}): number => Math.max(0, Math.ceil(Math.min(total, maxTotalHits) / Math.max(1, hitsPerPage)));
