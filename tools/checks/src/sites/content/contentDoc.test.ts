import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentNames } from '@dealer/core/content';
import type { ContentName } from '@dealer/core/content';
import { aSite } from '@dealer/core/testing';
import { picturesFolder } from '@dealer/tools-vite/paths';
import { contentFindings, sectionsFindings } from '@dealer/vite/check';
import { root } from '../../root.ts';

const guide = readFileSync(join(root, 'docs/content.md'), 'utf8');
const input = {
  site: aSite({ content: [...contentNames], locations: [{ id: 1, name: 'Newstead', slug: 'newstead' }] }),
  hasPicture: (address: string) => existsSync(join(dirname(picturesFolder), address)),
  files: {},
};

const blocks = [...guide.matchAll(/```json\n(.*?)\n```/gs)].map(([, text = '']) => text);
const items = [...guide.matchAll(/^\| `(\w+)` \| `(\{.*\})` \|$/gm)].map(([, name = '', text = '']) => ({
  name,
  text,
}));

describe('the examples of the guide to content', () => {
  it.each(blocks)('the examples of the guide to content are sections as a page takes them (%#)', (text) => {
    expect(sectionsFindings(`{ "sections": ${text} }`, input)).toEqual([]);
  });

  it('the examples of the guide to content have an item for each name', () => {
    expect(blocks).not.toEqual([]);
    expect(items.map(({ name }) => name)).toEqual([...contentNames]);
  });

  it.each(items)('the examples of the guide to content are items that the site takes: $name', ({ name, text }) => {
    const site = { ...input.site, content: [name as ContentName] };
    expect(contentFindings({ ...input, site, files: { [name]: `{ "items": [${text}] }` } })).toEqual([]);
  });
});
