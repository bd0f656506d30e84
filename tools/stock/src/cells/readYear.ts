import { cellReader } from './cell.ts';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*|0?[1-9]|1[0-2]';
const day = '0?[1-9]|[12]\\d|3[01]';
const year = '(?<year>\\d{4})';
const forms = [
  // "2018.0" is how spreadsheets spoil one; a model year next to it does not matter.
  `${year}(?:\\.0+)?(?:[ (/-]+(?:my ?\\d{2,4}(?:\\.\\d+)?|model)\\)?)?`,
  `my ?\\d{2}(?:\\.\\d+)? ${year}`,
  // Dates of build or compliance.
  `(?:(?:${day})[ /.-])?(?:${month})[ /.,-]+${year}`,
  `${year}[ /.-](?:${month})(?:[ /.-](?:${day}))?(?:[t ].*)?`,
].map((form) => new RegExp(`^${form}$`));

/**
 * A year from 1885 to 2100, also from "2018.0" or a date. A model year alone ("MY19") is not the year.
 *
 * @example readYear('03/2019') // => { kind: 'value', value: 2019 }
 */
export const readYear = cellReader((text) => {
  const found = forms.map((form) => form.exec(text)?.groups?.['year']).find((match) => match !== undefined);
  const value = Number(found);
  return value >= 1885 && value <= 2100 ? value : undefined;
});
