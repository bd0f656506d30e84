import { parseAst } from 'vite';

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (value: unknown): string => {
  if (!isNode(value)) return '';
  if (value.type === 'MemberExpression') return nameOf(value['property']);
  return typeof value['name'] === 'string' ? value['name'] : '';
};

/** Libraries of which every part needs React on the client, though not all of them say so themselves. */
const clientLibraries =
  /^(radix-ui|input-otp|yet-another-react-lightbox|react-instantsearch|react-router|react-hook-form)(\/|$)/;

const checks: Record<string, (node: Node) => boolean> = {
  CallExpression: ({ callee }) => /^(use([A-Z].*)?|createContext)$/.test(nameOf(callee)),
  ClassDeclaration: ({ superClass }) => /^(Pure)?Component$/.test(nameOf(superClass)),
  ClassExpression: ({ superClass }) => /^(Pure)?Component$/.test(nameOf(superClass)),
  ImportDeclaration: ({ source }) => clientLibraries.test(String((source as { value?: unknown }).value)),
  // `jsx('button', { onClick })`; a handler in a parameter's pattern is only passed on.
  ObjectExpression: ({ properties }) => (properties as Node[]).some(({ key }) => /^on[A-Z]/.test(nameOf(key))),
};

const isClientNode = (node: Node): boolean =>
  checks[node.type]?.(node) === true ||
  Object.values(node).some((value) =>
    Array.isArray(value)
      ? value.some((item) => isNode(item) && isClientNode(item))
      : isNode(value) && isClientNode(value),
  );

/**
 * Does a built module of React components need `"use client"`? It does where it has hooks, handlers, a context or a class component;
 * all others can be rendered by a server component as they are.
 */
export const isClientModule = (code: string): boolean => isClientNode(parseAst(code) as unknown as Node);
