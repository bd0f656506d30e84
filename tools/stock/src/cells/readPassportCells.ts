import { plainCell, readCell, type Cell } from './cell.ts';
import { listMark } from './readLists.ts';

const unit = /\s*(?:%|kwh(?:\/100\s?km)?|kw|min(?:ute)?s?|g\/km|mm|kms?|stars?)\.?$/i;

/** A number without its unit, also one that cannot be right; other text as it is. */
const quantityOf = (text: string): number | string => {
  const plain = text.replace(unit, '').replaceAll(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
};

/** A quantity of a passport. Whether it can be right is decided for the whole passport. */
export const readQuantity = (cell: string): Cell<number | string> => {
  const text = readCell(cell);
  return text === undefined ? { kind: 'nothing' } : { kind: 'value', value: quantityOf(text) };
};

const quantities: ReadonlySet<string> = new Set(['depth_mm', 'km', 'photo', 'x', 'y']);

/** Makes the reader of a list of a passport: entries on lines or separated by `|`, their parts by `;`. */
export const passportEntries =
  (...names: readonly string[]) =>
  (cell: string): Cell<Record<string, number | string>[]> => {
    const entries = cell
      .split(new RegExp(`[|\\n\\r${listMark}]`))
      .map((entry) => entry.split(';').map(plainCell))
      .filter((parts) => parts.some((part) => readCell(part) !== undefined));
    if (entries.length === 0) return { kind: 'nothing' };
    return {
      kind: 'value',
      value: entries.map((parts) =>
        Object.fromEntries(
          names.flatMap((name, at) => {
            // A text may contain a semicolon: the last part has the rest.
            const text = readCell(at === names.length - 1 ? parts.slice(at).join('; ') : (parts[at] ?? ''));
            return text === undefined ? [] : [[name, quantities.has(name) ? quantityOf(text) : text] as const];
          }),
        ),
      ),
    };
  };
