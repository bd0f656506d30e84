export { defined, ownValue } from './values.ts';
export {
  flag,
  lenient,
  list,
  neededText,
  neededWhole,
  number,
  oneOf,
  part,
  record,
  text,
  texts,
  url,
  whole,
} from './lenient.ts';
export { type NumberRange, type SteppedRange } from './numberRange.ts';
export { type ParsedList, parseList, readDoc, type ReadDoc } from './readDoc.ts';
