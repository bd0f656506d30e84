// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as postList } from '../PostList/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const blogSections: SectionDefinitions = {
  postList,
};
