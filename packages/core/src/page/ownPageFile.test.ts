import { describe, expect, it } from 'vitest';
import { readOwnPage } from './ownPageFile.ts';

describe('the file of a page of a site’s own', () => {
  it('the file of a page of a site’s own is its description and its sections', () => {
    const sections = [{ section: 'text', settings: { title: 'Why us' } }, { section: 'reasons' }];
    expect(readOwnPage({ $schema: 'x', description: 'Why people buy here.', sections })).toEqual({
      description: 'Why people buy here.',
      items: sections,
      problems: [],
    });
  });

  it('the file of a page of a site’s own may have several sections of one name, each with an id of its own', () => {
    const text = { section: 'text' };
    const ids = readOwnPage({ sections: [text, { section: 'text', id: 'team' }, text, text] })?.items.map(
      ({ id }) => id,
    );
    expect(ids).toEqual([undefined, 'team', 'text-2', 'text-3']);
  });

  it.each([undefined, null, 7, 'text', [], {}, { sections: 'text' }, { sections: { section: 'text' } }])(
    'a file that is %j is no page',
    (doc) => expect(readOwnPage(doc)).toBeUndefined(),
  );

  it('the file of a page of a site’s own leaves out what cannot be read, and names it', () => {
    expect(
      readOwnPage({
        description: 7,
        sections: ['text', { section: 'quote' }, { section: 'text', settings: [] }, { name: 'text' }, null],
        titel: 'Why us',
      }),
    ).toEqual({
      description: '',
      items: [{ section: 'quote' }],
      problems: [
        'description is not a text.',
        'sections[0] is not a section.',
        'sections[2] is not a section.',
        'sections[3] is not a section.',
        'sections[4] is not a section.',
        'titel is not known in the file of a page.',
      ],
    });
  });
});
