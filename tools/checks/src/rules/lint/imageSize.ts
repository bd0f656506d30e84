import type { Rule } from 'eslint';

type JsxAttribute = { type: 'JSXAttribute'; name: { name: unknown } } | { type: 'JSXSpreadAttribute' };

/**
 * A lint rule: each `img` has a width and a height, so that the layout does not shift when the picture loads. Attributes in a
 * spread do not count, because the rule cannot see them.
 */
export const imageSize: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { banned: 'An <img> needs width and height, so that the page does not move when it arrives.' },
  },
  create: (context) => ({
    'JSXOpeningElement[name.name="img"]': (node: Rule.Node) => {
      const { attributes } = node as unknown as { attributes: JsxAttribute[] };
      const names = attributes.map((attribute) => (attribute.type === 'JSXAttribute' ? attribute.name.name : ''));
      if (!names.includes('width') || !names.includes('height')) context.report({ node, messageId: 'banned' });
    },
  }),
};
