/** The kinds of content that a site may have in files beside its site file: `content/<name>.json`. */
export const contentNames = ['offers', 'models', 'brands', 'posts', 'reviews', 'slides'] as const;

export type ContentName = (typeof contentNames)[number];
