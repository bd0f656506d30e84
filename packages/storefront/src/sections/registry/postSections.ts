// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as article } from '../Article/section.ts';
import { section as otherPosts } from '../OtherPosts/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const postSections: SectionDefinitions = {
  article,
  otherPosts,
};
