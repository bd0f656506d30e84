import { parse } from 'postcss';
import type { AtRule, Container, Declaration, Rule } from 'postcss';
import { closingBracket } from './resolveValue.ts';

/** A custom property in a source: where its name is. */
export type PropertyUse = { name: string; line: number; from: number };
export type PropertySet = PropertyUse & {
  value: string;
  /** The conditions around it, from the outside in, without layers: a media query, a second selector. */
  context: string;
};
/** One that is read, with the position of the fallback in `var(--name, fallback)`, the comma included. */
export type PropertyRead = PropertyUse & { hasFallback: boolean; fallback?: TextRange };
export type TextRange = { from: number; to: number };
export type CustomProperties = { set: PropertySet[]; read: PropertyRead[] };

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const readsOf = (text: string, source: string, start: number): PropertyRead[] =>
  [...text.matchAll(/(var\(\s*)(--[\w-]+)\s*(,?)/g)].map(
    ({ index, 0: all, 1: before = '', 2: name = '', 3: comma }) => {
      const from = start + index + before.length;
      const use = { name, from, line: lineAt(source, from), hasFallback: comma === ',' };
      const to = start + closingBracket(text, index + all.length);
      return use.hasFallback ? { ...use, fallback: { from: from + name.length, to } } : use;
    },
  );

const contextOf = (declaration: Declaration): string => {
  const parts: string[] = [];
  let parent = declaration.parent as Container | undefined;
  while (parent && parent.type !== 'root') {
    if (parent.type === 'rule') parts.unshift((parent as Rule).selector);
    if (parent.type === 'atrule' && (parent as AtRule).name !== 'layer')
      parts.unshift(`@${(parent as AtRule).name} ${(parent as AtRule).params}`);
    parent = parent.parent as Container | undefined;
  }
  return parts.join(' ');
};

/** The custom properties that a stylesheet sets and reads. */
export const styleProperties = (css: string): CustomProperties => {
  const found: CustomProperties = { set: [], read: [] };
  parse(css).walk((node) => {
    const start = node.source?.start?.offset ?? 0;
    const line = node.source?.start?.line ?? 1;
    if (node.type === 'decl') {
      if (node.prop.startsWith('--'))
        found.set.push({ name: node.prop, value: node.value, line, from: start, context: contextOf(node) });
      const end = node.source?.end?.offset ?? start;
      found.read.push(...readsOf(css.slice(start, end), css, start));
    }
    // A style query reads the property that it names.
    if (node.type === 'atrule' && node.name === 'container')
      for (const { 1: name = '' } of node.params.matchAll(/style\(\s*(--[\w-]+)/g))
        found.read.push({ name, line, from: start + css.slice(start).indexOf(name), hasFallback: true });
  });
  return found;
};

/**
 * The custom properties that a script sets (`style={{ '--columns': 3 }}`) and reads (in `var()` or by `getPropertyValue`).
 */
export const scriptProperties = (script: string): CustomProperties => {
  const names = [...script.matchAll(/(getPropertyValue\(\s*)?['"`](--[a-z][\w-]*)['"`]/g)].map(
    ({ index, 0: all, 1: getter, 2: name = '' }) => ({
      name,
      from: index + all.indexOf('--'),
      line: lineAt(script, index),
      isRead: getter !== undefined,
    }),
  );
  return {
    set: names
      .filter(({ isRead }) => !isRead)
      .map(({ name, from, line }) => ({ name, from, line, value: '', context: 'script' })),
    read: [
      ...names.filter(({ isRead }) => isRead).map(({ name, from, line }) => ({ name, from, line, hasFallback: true })),
      ...readsOf(script, script, 0),
    ],
  };
};
