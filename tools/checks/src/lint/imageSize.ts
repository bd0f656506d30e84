import type { Rule } from 'eslint';

type JsxAttribute = { type: 'JSXAttribute'; name: { name: unknown } } | { type: 'JSXSpreadAttribute' };

/**
 * A lint rule: each `img` says its width and height, so that nothing moves when the picture arrives.
 * A spread does not count: nobody sees in it whether the size is there.
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
