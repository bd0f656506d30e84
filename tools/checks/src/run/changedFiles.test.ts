import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from './changedFiles.ts';

let folder = '';
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=robin@sample.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const write = (file: string, text = file): void => writeFileSync(join(folder, file), text);
const commit = (...files: string[]): string => {
  for (const file of files) write(file, `${file} ${Math.random()}`);
  git('add', '-A');
  git('commit', '-q', '-m', 'work');
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealer-changes-'));
  git('init', '-q', '-b', 'main');
  commit('old.ts', 'gone.ts');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what changed', () => {
  it('what changed on a branch is everything since it left main, and what is not committed yet', () => {
    const left = commit('main.ts');
    git('switch', '-q', '-c', 'branch');
    commit('one.ts');
    commit('two.ts');
    rmSync(join(folder, 'gone.ts'));
    write('old.ts', 'changed');
    write('new.ts');
    expect(changedFiles(folder)).toEqual({ since: left, files: ['new.ts', 'old.ts', 'one.ts', 'two.ts'] });
  });

  it('what changed on main is the last commit and what is not committed yet', () => {
    const before = git('rev-parse', 'HEAD');
    commit('one.ts');
    write('new.ts');
    expect(changedFiles(folder)).toEqual({ since: before, files: ['new.ts', 'one.ts'] });
  });

  it('what changed in a copy without main is the last commit', () => {
    const before = git('rev-parse', 'HEAD');
    git('branch', '-m', 'other');
    commit('one.ts');
    expect(changedFiles(folder)).toEqual({ since: before, files: ['one.ts'] });
  });
});
