import type { PageItem } from '@dealer/core/page';

/** The sections of an article’s page where neither look nor site has others. */
export const postSectionList: readonly PageItem[] = [{ section: 'article' }, { section: 'otherPosts' }];
