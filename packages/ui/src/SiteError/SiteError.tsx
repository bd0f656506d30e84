import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './SiteError.module.css';

export type SiteProblem = {
  /** Where in the site's file: "finance.rateMax". */
  path: string;
  message: string;
  /** What to write instead. */
  hint: string;
};

export type SiteErrorProps = {
  title: string;
  text: string;
  /** Address of the file that was read. */
  source?: string;
  /** What is wrong in the file, in order. */
  problems: readonly SiteProblem[];
};

/**
 * The page for a site that could not start: what is wrong in its file, and what to write instead. It needs no site and no theme.
 *
 * @avoid For visitors of a site that works: use `PageState`.
 *
 * @example
 * <SiteError title="This site cannot start" text="Its file has 1 problem." problems={[{ path: 'country', message: 'Unknown country "UK".', hint: 'Write "AU" or "NZ".' }]} />
 */
export const SiteError = ({ title, text, source, problems, ...root }: WithRoot<SiteErrorProps, 'main'>) => (
  <main {...rootProps(root, styles.page)} data-part="site-error">
    <h1 className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    <p className={styles.text}>{text}</p>
    {source === undefined ? null : (
      <p className={styles.source}>
        <code>{source}</code>
      </p>
    )}
    {problems.length === 0 ? null : (
      <ol className={styles.problems}>
        {problems.map((problem, at) => (
          // Two problems may have the same path.
          <li key={at} className={styles.problem}>
            {problem.path === '' ? null : <code className={styles.path}>{problem.path}</code>}
            <p>{problem.message}</p>
            {problem.hint === '' ? null : <p className={styles.hint}>{problem.hint}</p>}
          </li>
        ))}
      </ol>
    )}
  </main>
);
