import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import action from '../Button/textAction.module.css';
import styles from './TextColumns.module.css';

export type TextColumn = { title: string; text: string; link?: { label: string; href: string } };
export type TextColumnsProps = {
  /** The columns, each with its heading and text. */
  columns: readonly TextColumn[];
  headingLevel?: 2 | 3;
};

/**
 * Short texts with titles, in columns where they fit.
 *
 * @avoid For one long text: use `Prose`.
 *
 * @example
 * <TextColumns columns={[{ title: 'Inspected', text: 'Our own mechanics check each car.' }]} />
 */
export const TextColumns = ({ columns, headingLevel = 3, ...root }: WithRoot<TextColumnsProps, 'div'>) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div {...rootProps(root, styles.root)} data-part="text-columns">
      <ul className={styles.list}>
        {columns.map(({ title, text, link }) => (
          <li key={title} className={styles.column}>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>{text}</p>
            {link === undefined ? null : (
              <Link className={`${action.action} ${styles.link}`} href={link.href}>
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
