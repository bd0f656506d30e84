import Search from 'lucide-react/icons/search';
import { type FormEvent, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { HeroPicture } from './heroPicture.ts';
import styles from './HomeHeroSearch.module.css';
import { HomeHeroYard } from './HomeHeroYard.tsx';

export type HomeHeroSearchProps = {
  title: string;
  text?: string;
  /** A wide picture of the yard; without one the yard is drawn. */
  picture?: HeroPicture;
  /** Where the form goes when nothing intercepts it; the words travel as `query`. */
  searchAction: string;
  searchLabel: string;
  placeholder?: string;
  submitLabel?: string;
  /** Where most people want to go: "Used cars", "Utes". */
  quickLinks: readonly { label: string; href: string }[];
  quickLinksLabel?: string;
  onSearch?: (query: string) => void;
};

/** The search bar as the hero, over the yard. */
export const HomeHeroSearch = ({
  title,
  text,
  picture,
  searchAction,
  searchLabel,
  placeholder,
  submitLabel = 'Search',
  quickLinks,
  quickLinksLabel = 'Popular searches',
  onSearch,
}: HomeHeroSearchProps) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('query');
    onSearch(typeof words === 'string' ? words.trim() : '');
  };

  return (
    <section
      className={styles.hero}
      aria-label={title}
      data-surface="inverse"
      data-part="home-hero"
      data-recipe="search"
    >
      {picture === undefined ? (
        <HomeHeroYard />
      ) : (
        <img
          className={styles.picture}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="100vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          fetchPriority="high"
        />
      )}
      <div className={styles.inner} data-picture={picture === undefined ? undefined : ''}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
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
        {quickLinks.length === 0 ? null : (
          <nav aria-label={quickLinksLabel}>
            <ul className={styles.links}>
              {quickLinks.map((link) => (
                <li key={link.href}>
                  <a className={styles.link} href={link.href}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
};
