import type { PageStageProps } from './PageStage.tsx';

/** A site with thirteen articles, the second of which has a file, for stories and tests. */
export const someArticles = {
  siteDoc: { content: ['posts'] },
  answers: {
    '/content/posts.json': {
      items: Array.from({ length: 13 }, (_, at) => ({
        slug: `post-${at + 1}`,
        heading: `Post ${at + 1}`,
        date: `2026-01-${String(at + 1).padStart(2, '0')}`,
        author: 'Dan Reyes',
        description: 'How to tow.',
      })),
    },
    '/content/posts/post-2.json': { sections: [{ section: 'text', settings: { paragraphs: ['Check the plate.'] } }] },
  },
} satisfies Pick<PageStageProps, 'siteDoc' | 'answers'>;
