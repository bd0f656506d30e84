import { describe, expect, it } from 'vitest';
import { siteJsonSchema } from './index.ts';

type Node = {
  properties: Record<string, Node>;
  enum?: string[];
  default?: unknown;
  additionalProperties?: unknown;
  pattern?: string;
};

describe('siteJsonSchema', () => {
  const schema = siteJsonSchema() as unknown as Node & { required: string[] };

  it('siteJsonSchema tells an editor the names, the values and the defaults', () => {
    const { search, card, slug } = schema.properties;
    expect(schema.required).toEqual(['slug', 'name', 'url']);
    expect(schema.additionalProperties).toBe(false);
    expect(card?.properties['favouriteMode']).toMatchObject({
      enum: ['favourite', 'compare', 'save'],
      default: 'favourite',
    });
    expect(search?.properties['columns']).toMatchObject({ default: 3 });
    expect(search?.properties['budget']?.properties['deposit']).toMatchObject({ default: 2_000 });
    expect(slug?.pattern).toBe('^[a-z0-9-]{1,60}$');
  });

  it('the JSON Schema of site files is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});
