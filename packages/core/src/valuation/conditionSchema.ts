import * as z from 'zod/mini';
import type { AdjustmentQuestion } from './parseRegoLookup.ts';
import { tradeInMessages } from './tradeInMessages.ts';

/**
 * The answers to the questions of the lookup: one of its answers to each, and to nothing else.
 *
 * @example
 * conditionSchema([{ id: 'tyres', question: 'How are the tyres?', options: [{ value: 'good', label: 'Good' }, { value: 'worn', label: 'Worn' }] }])
 *   .safeParse({ answers: {} }).error?.issues[0]?.path; // => ['answers', 'tyres']
 */
export const conditionSchema = (questions: readonly AdjustmentQuestion[]) =>
  z.object({
    answers: z.object(
      Object.fromEntries(
        questions.map(({ id, options }) => [
          id,
          z
            .string(tradeInMessages.answer)
            .check(
              z.refine((value) => options.some((option) => option.value === value), { error: tradeInMessages.answer }),
            ),
        ]),
      ),
    ),
  });
