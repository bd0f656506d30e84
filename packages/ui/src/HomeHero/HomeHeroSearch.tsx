import { HeroImage } from '../HeroImage/HeroImage.tsx';
import { HeroSearchForm } from '../HeroSearchForm/HeroSearchForm.tsx';
import styles from './HomeHero.module.css';
import type { SearchHero } from '../HeroSearchForm/searchHero.ts';

/** The neutral hero with a search. */
export const HomeHeroSearch = ({
  title,
  text,
  picture,
  quickLinks,
  quickLinksLabel = 'Popular searches',
  ...search
}: SearchHero) => (
  <section className={styles.hero} aria-label={title} data-part="home-hero" data-kind="search">
    <div className={styles.inner}>
      <div className={styles.content}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        <HeroSearchForm {...search} />
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
      {picture === undefined ? null : (
        <HeroImage className={styles.picture} picture={picture} sizes="(min-width: 60rem) 50vw, 100vw" />
      )}
    </div>
  </section>
);
