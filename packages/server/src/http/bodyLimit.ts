import { searchPath } from './searchRoute.ts';

/** The most bytes of a body by the start of its address. A lead may have pictures; a search is short. */
const limits: readonly (readonly [start: string, bytes: number])[] = [
  ['/api/', 5 * 1024 * 1024],
  [`${searchPath}/`, 256 * 1024],
  ['/auth/', 64 * 1024],
  ['/rest/', 64 * 1024],
  ['/mcp', 64 * 1024],
];

/**
 * The most bytes of a body that the server of a site reads at an address; 0 where it reads none, because the address is only read.
 */
export const bodyLimit = ({ path }: { path: string }): number =>
  limits.find(([start]) => path.startsWith(start))?.[1] ?? 0;
