import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
  customConditions: ['dealer-source'],
};

/** The sources of every package and look that a shopper may get: no tests, stories or builders of test data. */
export const productFiles = (): string[] =>
  globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/(?:testing|test)\//.test(file))
    .map((file) => join(root, file));

const programs = new Map<string, ts.Program>();

/**
 * TypeScript's view of some files. Tests of one worker share it, since reading the whole product takes seconds.
 *
 * @example
 * programOf(productFiles()).getTypeChecker();
 */
export const programOf = (files: readonly string[]): ts.Program => {
  const key = [...files].sort().join('\n');
  const program = programs.get(key) ?? ts.createProgram(files, options);
  programs.set(key, program);
  return program;
};
