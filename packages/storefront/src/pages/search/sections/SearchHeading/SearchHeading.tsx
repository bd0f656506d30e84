import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import styles from '../../SearchPage.module.css';

/** What the search is for. */
export const SearchHeading = () => <h1 className={styles.heading}>{usePage(page).meta.heading}</h1>;
