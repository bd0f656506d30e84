import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
export type QuickLinksProps = {
  links: readonly { label: string; href: string }[];
  label?: string | undefined;
  /** Class of the list. */
  list?: string | undefined;
  /** Class of each link. */
  link?: string | undefined;
};

/**
 * Links to popular searches, below the form of a hero.
 *
 * @example
 * <QuickLinks links={quickLinks} list={styles.links} link={styles.link} />
 */
export const QuickLinks = ({
  links,
  label = 'Popular searches',
  list,
  link,
  ...root
}: WithRoot<QuickLinksProps, 'nav'>) =>
  links.length === 0 ? null : (
    <nav {...rootProps(root)} aria-label={label}>
      <ul className={list}>
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <Link className={link} href={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
