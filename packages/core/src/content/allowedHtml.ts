import type { Schema } from 'hast-util-sanitize';

/** Elements whose tag is removed and whose content stays: they mean nothing without styles. */
export const wrappers = [
  'div',
  'span',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'font',
  'center',
  'u',
  'tbody',
];

/** The HTML that a dealer's content may use: text with headings, lists, links, pictures and tables. Everything else is removed. */
export const allowedHtml = {
  tagNames: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
    ...['a', 'abbr', 'address', 'b', 'strong', 'i', 'em', 's', 'small', 'sub', 'sup', 'code', 'time'],
    ...['img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    figcaption: ['figure'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  strip: [
    ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'frameset', 'object', 'embed'],
    ...['applet', 'svg', 'math', 'title', 'textarea', 'select', 'button', 'form', 'video', 'audio', 'canvas', 'xmp'],
    ...['plaintext', 'head', 'link', 'meta', 'base'],
  ],
  clobber: [],
  clobberPrefix: '',
  required: {},
  allowComments: false,
  allowDoctypes: false,
} satisfies Schema;
