import { useId } from 'react';
import { lazyWithPreload } from '@dealer/storefront/template';
import { BodySilhouette } from '@dealer/ui/BodySilhouette';
import { HeroBudgetForm, HeroBudgetTotal } from '@dealer/ui/HeroBudgetForm';
import { HeroMedia } from '@dealer/ui/HeroMedia';
import type { BudgetHero, HomeHeroProps } from '@dealer/ui/HomeHero';
import styles from './HomeHero.module.css';

const NeutralHero = lazyWithPreload(async () => (await import('@dealer/ui/HomeHero')).HomeHero);

/** The budget hero: the visitor enters a repayment, and the price tag of the drawn car shows the resulting budget. */
const PriceTag = ({ text, budget, picture, film, ...form }: BudgetHero) => {
  const id = useId();
  return (
    <section className={styles.hero} aria-label={form.title} data-part="home-hero" data-kind="budget">
      <div className={styles.inner}>
        <div className={styles.content}>
          <h1 className={styles.title} tabIndex={-1}>
            {form.title}
          </h1>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <HeroBudgetForm {...form} id={id} />
        <div className={styles.stage}>
          {picture === undefined ? (
            <div className={styles.silhouette} aria-hidden="true">
              <BodySilhouette body="SUV" />
            </div>
          ) : (
            <HeroMedia
              className={styles.picture}
              picture={picture}
              film={film}
              sizes="(min-width: 60rem) 50vw, 100vw"
            />
          )}
          <HeroBudgetTotal
            id={id}
            budget={budget}
            className={styles.tag}
            labelClassName={styles.tagLabel}
            textClassName={styles.tagText}
            interestClassName={styles.tagInterest}
          />
        </div>
      </div>
    </section>
  );
};

/** The hero of the home page. This look draws the budget kind itself; the neutral default draws the others. */
export const HomeHero = (hero: HomeHeroProps) =>
  hero.kind === 'budget' ? <PriceTag {...hero} /> : <NeutralHero {...hero} />;
