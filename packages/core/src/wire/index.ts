export { defined } from './defined.ts';
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
export { parseList, type ParsedList } from './parseList.ts';
export { readDoc, type ReadDoc } from './readDoc.ts';
