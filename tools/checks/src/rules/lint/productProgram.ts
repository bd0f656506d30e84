import { globSync } from 'node:fs';
import { join } from 'node:path';
import { sourcePaths } from '@dealer/tools-vite/sources';
import ts from 'typescript';
import { root } from '../../root.ts';

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
  paths: sourcePaths,
};

/** The sources of every package and look that reach a shopper's browser: no tests, stories, test builders or look panel. */
export const productFiles = (): string[] =>
  globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/(?:testing|test|develop)\//.test(file))
    .map((file) => join(root, file));

const programs = new Map<string, ts.Program>();

/**
 * A TypeScript program of some files. Tests in one worker share it, because loading the whole product takes seconds.
 */
export const programOf = (files: readonly string[]): ts.Program => {
  const key = [...files].sort().join('\n');
  const program = programs.get(key) ?? ts.createProgram(files, options);
  programs.set(key, program);
  return program;
};
