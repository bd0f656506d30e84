import { numerals, type PointMeans, writtenNumber } from '@dealer/core/format';

/** A cell's text with its numbers taken out: `{0}` stands for the first of `amounts`. */
type Quantities = { text: string; amounts: number[] };

const number = /(\d{1,3}(?: \d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,'’]\d+)*)(?:\s?(k|thousand|grand)(?![a-z]))?/g;

/**
 * The numbers of a cell, however they are grouped: "34,990", "34 990", "34.990,00", "88k". The text comes in lower case.
 */
export const quantitiesIn = (text: string, point: PointMeans): Quantities => {
  const amounts: number[] = [];
  const without = text.replace(/[{}]/g, ' ').replace(number, (_, digits: string, thousand: string | undefined) => {
    const amount = writtenNumber(digits, thousand === undefined ? point : 'decimals');
    amounts.push(thousand === undefined ? amount : amount < 1000 ? Math.round(amount * 1000) : Number.NaN);
    return `{${amounts.length - 1}}`;
  });
  return { text: without, amounts };
};

/** A number of dollars or kilometres: a small number with decimals is rather a slip or another unit, so it is none. */
export const largeAmount = (amount: number): number | undefined =>
  Number.isInteger(amount) || amount >= 1000 ? amount : undefined;

const numeral = new RegExp(String.raw`\b(${numerals.join('|')})\b`, 'g');

/** Number words as digits. */
export const withDigits = (text: string): string => text.replace(numeral, (word) => String(numerals.indexOf(word)));
