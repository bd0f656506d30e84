// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as article } from '../Article/section.ts';
import { Article } from '../Article/Article.tsx';
import { section as otherPosts } from '../OtherPosts/section.ts';
import { OtherPosts } from '../OtherPosts/OtherPosts.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const postParts: SectionParts = {
  article: { definition: article, Component: Article },
  otherPosts: { definition: otherPosts, Component: OtherPosts },
};
