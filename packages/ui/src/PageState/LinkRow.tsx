import action from '../Button/textAction.module.css';
import { Link } from '../Link/index.ts';
import styles from './LinkRow.module.css';

/** Links in a row, in the middle. */
export const LinkRow = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link.href}>
        <Link className={action.action} href={link.href}>
          {link.label}
        </Link>
      </li>
    ))}
  </ul>
);
