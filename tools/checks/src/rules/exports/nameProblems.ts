import type { PackageExport } from './readExports.ts';

/** Packages with React hooks. */
const hookPackages = ['ui', 'search', 'storefront'];

/** Verbs that a shopper's question begins with. A success flag of the platform has the platform's name. */
const predicateName = /^(?:is|has|can|may|was|needs)[A-Z]|^sendBeacon$/;
const actionName = /^(?:create|parse|read|write|format|use|find|build)[A-Z]/;

/** Abbreviations, and terms that fit every name. */
const refusedTerms = new Set(
  'btn cfg ctx idx num str val arr obj tmp msg req res err fn cb el evt impl mgr util utils helper helpers manager misc opts prev attr desc img qty calc conf env param ptr svc addr amt acct usr info get do process'.split(
    ' ',
  ),
);

const termsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((term) => term.toLowerCase());

/** What is wrong with an exported name; empty where it follows the rules of CONTRIBUTING.md. */
export const nameProblems = ({ package: where, subpath, name, kind }: PackageExport): string[] => {
  if (kind === 'library') return [];
  const isPascal = kind === 'type' || kind === 'component';
  const problems = [
    (isPascal ? /^[A-Z][A-Za-z0-9]*$/ : /^[a-z][A-Za-z0-9]*$/).test(name)
      ? ''
      : `a ${kind} is named in ${isPascal ? 'PascalCase' : 'camelCase'}.`,
    kind === 'predicate' && !predicateName.test(name)
      ? 'a function that returns a boolean starts with is, has, can, may, was or needs.'
      : '',
    kind === 'function' && /^(?:is|has)[A-Z]/.test(name) ? 'a name with is or has is a boolean.' : '',
    kind === 'value' && actionName.test(name) ? 'a name that starts with a verb is a function.' : '',
    /^use[A-Z]/.test(name) && !hookPackages.includes(where) ? 'only a React hook starts with use.' : '',
    ...termsOf(name)
      .filter((term) => refusedTerms.has(term))
      .map((term) => `"${term}" is an abbreviation or says nothing.`),
  ];
  return problems.filter((problem) => problem !== '').map((problem) => `${where}/${subpath} ${name}: ${problem}`);
};
