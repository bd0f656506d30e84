import browserslist from 'browserslist';
import { workspaceRoot } from './paths.ts';

/** All supported versions: the `browserslist` of package.json decides. */
export const browserList = (): string[] => browserslist(undefined, { path: workspaceRoot });

/** The oldest supported version of each browser, by browserslist's name for it. */
export const oldestBrowsers = (): Map<string, string> => {
  const oldest = new Map<string, string>();
  for (const entry of browserList()) {
    const [name = '', versions = ''] = entry.split(' ');
    // "16.4-16.5" is one entry of several versions.
    const [version = ''] = versions.split('-');
    const known = oldest.get(name);
    if (known === undefined || Number(version) < Number(known)) oldest.set(name, version);
  }
  return oldest;
};

/**
 * What a build may rely on, as Vite writes it. Script and styles follow it: nested rules, for example, are written flat for browsers
 * that cannot read them.
 */
export const buildTargets = (): string[] =>
  [...oldestBrowsers()].map(([name, version]) => (name === 'ios_saf' ? 'ios' : name) + version).sort();
