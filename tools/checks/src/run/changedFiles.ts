import { execFileSync } from 'node:child_process';

export type Changes = {
  /** The commit that the changes are counted from. */
  since: string;
  /** New and changed files, committed or not, without deleted ones. */
  files: string[];
};

/** What changed since the branch left main; on main itself, since the commit before. */
export const changedFiles = (folder: string, main = 'main'): Changes => {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
  const head = git('rev-parse', 'HEAD');
  const commit = (name: string): string => {
    try {
      return git('rev-parse', '--verify', '--quiet', name);
    } catch {
      return '';
    }
  };
  const base = commit(main) === '' ? head : git('merge-base', main, 'HEAD');
  const since = base === head ? commit('HEAD~') || head : base;
  const changed = lines(git('diff', '--name-only', '--diff-filter=d', since));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return { since, files: [...new Set([...changed, ...added])].sort() };
};
