import type { CarType } from '@dealer/core/vehicle';
import { readConditionWord } from './tradeTerms.ts';
import type { Cell } from './cell.ts';

/** New, demo or used; where the column says nothing, the start of "Car/Suv" may say it ("NEW In stock"). */
export const readCarType = (usedOrNew: string, carSuv: string): Cell<CarType> => {
  const cell = readConditionWord(usedOrNew);
  const word = cell.kind === 'nothing' ? /^(NEW|DEMO|USED)\b/.exec(carSuv.trim())?.[1] : undefined;
  return word === undefined ? cell : { kind: 'value', value: word.toLowerCase() as CarType };
};
