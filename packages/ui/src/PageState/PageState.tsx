import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { LinkRow } from './LinkRow.tsx';
import styles from './PageState.module.css';
import { PageStateDrawing, type PageStateKind } from './PageStateDrawing.tsx';

export type PageStateProps = {
  /** What happened: it decides the picture. */
  kind: PageStateKind;
  title: string;
  /** One sentence. */
  text: string;
  /** The main action: a link or a retry. */
  action: { label: string; href: string } | { label: string; onPress: () => void };
  /** Further links. */
  links?: readonly { label: string; href: string }[];
  /** Details for support: a path, a code. */
  detail?: string;
};

/**
 * A page for errors: not found, failed, no connection. A drawing, a sentence, an action.
 *
 * @avoid For a part of a page (`ErrorState`) and for a list without results (`EmptyState`).
 * @accessibility The drawing is hidden from screen readers. The title is the heading of the page and can take the focus, so that a navigation announces it.
 *
 * @example
 * <PageState kind="notFound" title="This page has moved on" text="The car may have sold." action={{ label: 'Browse our stock', href: '/search/new-used-and-demo-cars/' }} />
 */
export const PageState = ({
  kind,
  title,
  text,
  action,
  links = [],
  detail,
  ...root
}: WithRoot<PageStateProps, 'div'>) => (
  <div {...rootProps(root, styles.root)} data-part="page-state" data-status={kind}>
    <div className={styles.drawing}>
      <PageStateDrawing kind={kind} />
    </div>
    <h1 className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    <p className={styles.text}>{text}</p>
    <div className={styles.action}>
      {'href' in action ? (
        <Button variant="primary" size="large" href={action.href}>
          {action.label}
        </Button>
      ) : (
        <Button variant="primary" size="large" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
    {links.length === 0 ? null : <LinkRow links={links} />}
    {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
  </div>
);
