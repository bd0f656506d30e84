import { aSite } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { contentFindings } from './contentFindings.ts';

const find = (content: string[], files: Record<string, string>) =>
  contentFindings({
    site: aSite({ content: content as [] }),
    files,
    hasPicture: (address) => address === '/pictures/yard.webp',
  }).map(({ file, path, message, hint }) => [file, path, `${message}. ${hint}`]);

describe('the content files of a site', () => {
  it('the content files of a site are named where one is missing, unlisted or no JSON', () => {
    expect(find(['offers'], {})).toEqual([
      [undefined, 'content[0]', expect.stringMatching(/no file.*content\/offers/)],
    ]);
    expect(find([], { models: '{"items":[]}' })).toEqual([
      ['models', '', expect.stringMatching(/not listed.*"content": \["models"\]/)],
    ]);
    expect(find(['offers'], { offers: '{' })).toEqual([['offers', '', expect.stringMatching(/not JSON/)]]);
  });

  it('the content files of a site are read as pages where an item has a file of its own', () => {
    expect(find(['posts'], { posts: '{"items":[]}', 'posts/towing': '{"sections":[{"section":"txt"}]}' })).toEqual([
      ['posts/towing', 'sections[0].section', expect.stringMatching(/mean "text"/)],
    ]);
  });
});
