import { createContext } from 'react';

/** The parts that were requested, and whether their code came. */
const loads = new Map<object, Promise<boolean>>();
let round = 0;

/** An error of a part that a server has written: it cannot be taken over. The nearest `GatedPart` around retains the HTML. */
export class NotTakenOver extends Error {
  readonly report: (() => void) | undefined;

  /** Code that did not come has no `report`. */
  constructor(message: string, report?: () => void) {
    super(message);
    this.report = report;
  }
}

/** What is around a part of the page. */
export type Around = {
  /** Whether something retains its HTML because of an error in it. */
  retains: (error: Error) => boolean;
  report: (error: Error) => void;
};

export const AroundPart = createContext<Around>({ retains: () => false, report: () => undefined });

/** Remembers that the code of a part is on its way. */
export const trackLoad = (part: object, promise: Promise<boolean>): void => void loads.set(part, promise);

/** Whether the code of all parts that were requested so far has come. */
export const areLoaded = async (): Promise<boolean> => (await Promise.all(loads.values())).every(Boolean);

/** The number of the attempt to load parts: one that failed is requested again only in a later one. */
export const loadRound = (): number => round;

/** Begins another attempt to load what did not come. */
export const retryLoads = (): void => {
  round += 1;
  loads.clear();
};
