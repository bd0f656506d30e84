import type { FaqItem } from '../vehicle-page/vehicleFaq.ts';

/**
 * The questions and answers of a page as a schema.org FAQPage; undefined without questions.
 *
 * @example
 * faqGraph([{ question: 'Do you deliver?', answer: 'Yes.' }])?.mainEntity[0]?.name; // => 'Do you deliver?'
 */
export const faqGraph = (questions: readonly FaqItem[]) =>
  questions.length === 0
    ? undefined
    : {
        '@type': 'FAQPage' as const,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        })),
      };
