import type { CarType } from '@dealer/core/vehicle';

/**
 * New, demo or used; where the column is empty, the start of "Car/Suv" may say it ("NEW In stock").
 * @example readCarType('DEMO', '') // => 'demo'
 */
export const readCarType = (usedOrNew: string, carSuv: string): CarType | undefined => {
  const word = /^(new|demo|used)\b/i.exec(usedOrNew.trim())?.[1] ?? /^(NEW|DEMO|USED)\b/.exec(carSuv.trim())?.[1];
  return word?.toLowerCase() as CarType | undefined;
};
