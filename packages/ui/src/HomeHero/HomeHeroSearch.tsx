import { HeroMedia } from '../HeroMedia/HeroMedia.tsx';
import { HeroSearchForm } from '../HeroSearchForm/HeroSearchForm.tsx';
import { QuickLinks } from '../HeroSearchForm/QuickLinks.tsx';
import action from '../Button/textAction.module.css';
import styles from './HomeHero.module.css';
import type { SearchHero } from '../HeroSearchForm/searchHero.ts';

/** The neutral hero with a search. */
export const HomeHeroSearch = ({ title, text, picture, film, quickLinks, quickLinksLabel, ...search }: SearchHero) => (
  <section className={styles.hero} aria-label={title} data-part="home-hero" data-kind="search">
    <div className={styles.inner}>
      <div className={styles.content}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        <HeroSearchForm {...search} />
        <QuickLinks links={quickLinks} label={quickLinksLabel} list={styles.links} link={action.action} />
      </div>
      {picture === undefined ? null : (
        <HeroMedia className={styles.picture} picture={picture} film={film} sizes="(min-width: 60rem) 50vw, 100vw" />
      )}
    </div>
  </section>
);
