import { cellReader } from './cell.ts';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*|0?[1-9]|1[0-2]';
const day = '0?[1-9]|[12]\\d|3[01]';
const year = '(?<year>\\d{4})';
const shortYear = "'?(?<short>\\d{2})";
const forms = [
  // "2018.0" is how spreadsheets spoil one; a model year next to it does not matter.
  `(?:(?:build|built|circa|c|model|year|yr)[.: ]*)?${year}(?:\\.0+)?(?:[ (/-]+(?:my ?\\d{2,4}(?:\\.\\d+)?|model|build|built|plate)\\)?)?`,
  `my ?\\d{2}(?:\\.\\d+)? ${year}`,
  // Dates of build or compliance.
  `(?:(?:${day})[ /.-])?(?:${month})[ /.,-]+${year}`,
  // Spreadsheets show "Mar 2019" as "Mar-19".
  `(?:${month})[ /.-]+${shortYear}`,
  `${year}[ /.-](?:${month})(?:[ /.-](?:${day}))?(?:[t ].*)?`,
].map((form) => new RegExp(`^${form}$`));

/** A year from 1885 to 2100, also from "2018.0", "2,018" or a date. A model year alone ("MY19") is not the year. */
export const readYear = cellReader((text) => {
  const written = text.replace(/^(\d),(\d{3})$/, '$1$2');
  const found = forms.map((form) => form.exec(written)?.groups).find((groups) => groups !== undefined);
  const short = Number(found?.['short']);
  const value = Number(found?.['year'] ?? (short > 50 ? 1900 : 2000) + short);
  return value >= 1885 && value <= 2100 ? value : undefined;
});
