import { usePageSearch } from '../../pages/search/searchContext.ts';
import styles from '../../pages/search/SearchPage.module.css';

/** What the search is for. */
export const SearchHeading = () => <h1 className={styles.heading}>{usePageSearch().meta.heading}</h1>;
