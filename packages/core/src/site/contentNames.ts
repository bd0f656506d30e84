/** The kinds of content that a site can have in addition to its site file: `content/<name>.json`. */
export const contentNames = ['offers', 'models', 'brands', 'posts', 'reviews', 'slides'] as const;

export type ContentName = (typeof contentNames)[number];
