import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectProblems } from './projectProblems.ts';

let root = '';

const install = (version: string, ...path: string[]): void => {
  const folder = join(root, 'node_modules', ...path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dealer-project-'));
  install('19.2.0', 'react');
  install('0.2.0', '@dealer/core');
  install('0.2.0', '@dealer/ui');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the check of a project', () => {
  it('the check of a project has nothing to say where one version of each package is installed', () => {
    expect(projectProblems(root, '22.22.0')).toEqual([]);
  });

  it('the check of a project says which Node is needed', () => {
    expect(projectProblems(root, '18.20.4')).toEqual([
      'Node 18.20.4 is too old for @dealer/vite: install Node 22.22 or newer.',
    ]);
  });

  it('the check of a project says that React 18 does not work', () => {
    install('18.3.1', 'react');
    expect(projectProblems(root, '24.1.0')).toEqual([
      '@dealer/ui needs React 19.2 or newer, but React 18.3.1 is installed: npm install react@19 react-dom@19',
    ]);
  });

  it('the check of a project says that React 19.1 does not work', () => {
    install('19.1.4', 'react');
    expect(projectProblems(root, '24.1.0').join()).toContain('needs React 19.2 or newer, but React 19.1.4');
  });

  it('the check of a project says which package has another version of core', () => {
    install('0.1.0', '@dealer/ui/node_modules/@dealer/core');
    expect(projectProblems(root, '24.1.0')).toEqual([
      'Two versions of @dealer/core are installed, 0.2.0 and 0.1.0 for @dealer/ui: install the same version of all @dealer packages.',
    ]);
  });

  it('the check of a project says which packages are of different releases', () => {
    install('0.1.0', '@dealer/ui');
    expect(projectProblems(root, '24.1.0')).toEqual([
      '@dealer/ui 0.1.0 and @dealer/core 0.2.0 do not belong together: install the same version of all @dealer packages.',
    ]);
  });
});
