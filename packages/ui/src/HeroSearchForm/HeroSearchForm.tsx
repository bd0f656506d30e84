import Search from 'lucide-react/icons/search';
import { type FormEvent, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SearchHero } from './searchHero.ts';
import styles from './HeroSearchForm.module.css';

export type HeroSearchFormProps = Pick<
  SearchHero,
  'searchAction' | 'searchLabel' | 'placeholder' | 'submitLabel' | 'onSearch'
>;

/**
 * The search form of a home page: one large field and a button. It also works without script.
 *
 * @example
 * <HeroSearchForm searchAction="/search/used-cars" searchLabel="Search our stock" onSearch={search} />
 */
export const HeroSearchForm = ({
  searchAction,
  searchLabel,
  placeholder,
  submitLabel = 'Search',
  onSearch,
}: HeroSearchFormProps) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('query');
    onSearch(typeof query === 'string' ? query.trim() : '');
  };
  return (
    <form className={styles.form} role="search" action={searchAction} method="get" onSubmit={submit}>
      <label className={styles.field} htmlFor={id}>
        <Search className={styles.icon} aria-hidden="true" />
        <VisuallyHidden>{searchLabel}</VisuallyHidden>
        <input
          id={id}
          className={styles.input}
          name="query"
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <span className={styles.submit}>
        <Button type="submit" variant="primary" size="large" wide>
          {submitLabel}
        </Button>
      </span>
    </form>
  );
};
