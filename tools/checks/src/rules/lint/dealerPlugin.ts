import type { ESLint } from 'eslint';
import { imageSize } from './imageSize.ts';
import { importBan } from './importBan.ts';
import { plainWordsRule } from './plainWordsRule.ts';
import { syntaxBan } from './syntaxBan.ts';

/** The lint rules of this repository. eslint.config.js sets where each applies. */
export const dealerPlugin: ESLint.Plugin = {
  meta: { name: 'dealer' },
  rules: {
    'zod-namespace': syntaxBan({
      selectors: [
        'ImportDeclaration[source.value=/^zod/] > ImportSpecifier[imported.name="z"]',
        'ImportDeclaration[source.value=/^zod/] > ImportDefaultSpecifier',
      ],
      message: "`import { z }` defeats tree shaking: 90 kB instead of 5. Write `import * as z from 'zod/mini'`.",
    }),
    'zod-mini': importBan({
      module: /^zod(?!\/mini$)/,
      message:
        "Packages that reach a browser use `import * as z from 'zod/mini'`; plain zod belongs to tools and tests.",
    }),
    'no-radix': importBan({ module: /^(radix-ui|@radix-ui)(\/|$)/, message: 'Only @dealer/ui imports radix-ui.' }),
    'no-search-clients': importBan({
      module:
        /^(react-instantsearch|instantsearch\.js|meilisearch|@meilisearch|algoliasearch|react-instantsearch-core)(\/|$)/,
      message: 'Only @dealer/search imports InstantSearch and Meilisearch clients.',
    }),
    'no-test-parts': importBan({
      module: /^(@dealer\/(core|ui|storefront)\/testing|vitest|msw|@testing-library\/.*|fast-check)(\/|$)/,
      message: 'Only tests and stories import builders and test tools.',
    }),
    'no-router': importBan({
      module: /^(react-router|zustand|react-hook-form)(\/|$)/,
      message: 'Routes, stores and forms belong to @dealer/storefront; ui gets props and calls back.',
    }),
    'app-imports': importBan({
      module: /^(react-router|zustand|react-hook-form|@dealer\/(search|api|mocks|search-engine))(\/|$)/,
      message:
        'A look has no router, store, search or backend: it gives tokens, slots and site defaults to @dealer/storefront.',
    }),
    'app-effects': syntaxBan({
      selectors: [
        'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/]',
        'CallExpression[callee.property.name=/^use(Layout|Insertion)?Effect$/]',
        'ImportSpecifier[imported.name=/^use(Layout|Insertion)?Effect$/]',
      ],
      message: 'A look has no effects: behaviour belongs to @dealer/storefront or @dealer/ui.',
    }),
    'no-network': syntaxBan({
      selectors: [
        'CallExpression[callee.name="fetch"]',
        'MemberExpression[object.name=/^(globalThis|window|self)$/][property.name=/^(fetch|XMLHttpRequest|WebSocket|EventSource)$/]',
        'NewExpression[callee.name=/^(XMLHttpRequest|WebSocket|EventSource)$/]',
        'CallExpression[callee.property.name="sendBeacon"]',
      ],
      message: 'Only @dealer/api/http calls the network.',
    }),
    'pure-time': syntaxBan({
      selectors: [
        'MemberExpression[object.name="Date"][property.name="now"]',
        'NewExpression[callee.name="Date"][arguments.length=0]',
        'CallExpression[callee.name="Date"]',
        'MemberExpression[object.name="Math"][property.name="random"]',
        'MemberExpression[object.name="crypto"][property.name=/^(randomUUID|getRandomValues)$/]',
      ],
      message: 'Rules get time and chance as arguments (now, rng).',
    }),
    'no-random-uuid': syntaxBan({
      selectors: ['MemberExpression[object.name="crypto"][property.name="randomUUID"]'],
      message: 'Browsers have randomUUID on https only: use newKey.',
    }),
    'pure-page': syntaxBan({
      selectors: [
        'MemberExpression[object.name="globalThis"][property.name=/^(window|document|localStorage|sessionStorage|navigator|location|history|indexedDB)$/]',
      ],
      message: 'Rules know no page: no DOM, storage or address.',
    }),
    'no-import-meta-env': syntaxBan({
      selectors: ['MemberExpression[object.type="MetaProperty"][property.name="env"]'],
      message: 'Packages read no import.meta.env: what differs comes through createStorefront.',
    }),
    'no-raw-html': syntaxBan({
      selectors: [
        'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
        'Property[key.name="dangerouslySetInnerHTML"]',
        'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
        'CallExpression[callee.property.name="insertAdjacentHTML"]',
      ],
      message: 'No raw HTML: text is rendered as text.',
    }),
    'no-form-watch': syntaxBan({
      selectors: [
        'VariableDeclarator[init.callee.name=/^useForm(Context)?$/] > ObjectPattern > Property[key.name="watch"]',
        'CallExpression[callee.object.name=/[fF]orm$/][callee.property.name="watch"]',
      ],
      message: 'watch() renders the whole form for each key: use useWatch or useFormState.',
    }),
    'image-size': imageSize,
    'plain-words': plainWordsRule,
  },
};
