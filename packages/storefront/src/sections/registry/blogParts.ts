// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as postList } from '../PostList/section.ts';
import { PostList } from '../PostList/PostList.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const blogParts: SectionParts = {
  postList: { definition: postList, Component: PostList },
};
