import type { TextLimit } from '../format/longText.ts';
import type { VehicleDetailModel } from './detailModel.ts';

/** The dealer's comments on a vehicle; the pipes between paragraphs count. */
const dealerCommentsText: TextLimit = { limit: 400, cutTo: 400 };

const pending = 'Dealer comments are pending. Please check back here later.';

/** The paragraphs of a text, which the pipe character separates. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('|')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/**
 * A dealer's comments as paragraphs, separated by the pipe character. The raw text, including pipes, is cut at 400 characters before it is
 * split (decision C16). Only white space and pipes counts as no comments.
 */
export const dealerComments = (text: string | undefined): VehicleDetailModel['comments'] => {
  const paragraphs = paragraphsOf(text ?? '');
  if (text === undefined || paragraphs.length === 0) return { paragraphs: [pending], empty: true };
  const characters = text.length > dealerCommentsText.limit ? Array.from(text) : [];
  if (characters.length <= dealerCommentsText.limit) return { paragraphs, empty: false };
  const short = paragraphsOf(characters.slice(0, dealerCommentsText.cutTo).join(''));
  const last = short.pop() ?? '';
  return { paragraphs, short: [...short, `${last}...`], empty: false };
};
