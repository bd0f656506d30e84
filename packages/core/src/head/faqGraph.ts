import type { FAQPage } from 'schema-dts';

/** A question of buyers with its answer. */
export type FaqItem = { readonly question: string; readonly answer: string };

/**
 * The questions and answers of a page as a schema.org FAQPage; undefined without questions.
 *
 * @example
 * faqGraph([{ question: 'Do you deliver?', answer: 'Yes.' }])?.mainEntity[0]?.name; // => 'Do you deliver?'
 */
export const faqGraph = (questions: readonly FaqItem[]) =>
  questions.length === 0
    ? undefined
    : ({
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      } satisfies FAQPage);
