import type { HtmlTree } from '@dealer/core/content';
import { ownValue } from '@dealer/core/data';

type Content = HtmlTree['children'][number];
type Element = Extract<Content, { type: 'element' }>;

/** Attributes that the DOM has under another name. */
const propertyNames: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};
const numbers = new Set(['width', 'height', 'start', 'colspan', 'rowspan']);

const valueOf = ({ name, value }: Attr): string | number | boolean => {
  if (numbers.has(name) && value !== '' && !Number.isNaN(Number(value))) return Number(value);
  return name === 'reversed' && ['', name].includes(value.toLowerCase()) ? true : value;
};

const contentOf = (nodes: Iterable<Node>): Element['children'] =>
  [...nodes].flatMap((node): Element['children'] => {
    if (node instanceof Text) return [{ type: 'text', value: node.data }];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const { localName, attributes, childNodes } = node as globalThis.Element;
    return [
      {
        type: 'element',
        tagName: localName,
        properties: Object.fromEntries(
          [...attributes].map((attribute) => [
            ownValue(propertyNames, attribute.name) ?? attribute.name,
            valueOf(attribute),
          ]),
        ),
        children: contentOf(childNodes),
      },
    ];
  });

/**
 * HTML as a tree, by the browser's parser: in a document of its own, where nothing runs or loads. A template can contain every element,
 * rows of a table too.
 *
 * @example
 * browserTree('<p>Open</p>').children.length // => 1
 */
export const browserTree = (html: string): HtmlTree => {
  const { head, body } = new DOMParser().parseFromString(`<template>${html}`, 'text/html');
  const [template, ...rest] = head.childNodes;
  return {
    type: 'root',
    // What follows an end tag of the template is outside of it.
    children: contentOf([...(template as HTMLTemplateElement).content.childNodes, ...rest, ...body.childNodes]),
  };
};
