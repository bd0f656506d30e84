import { useId } from 'react';
import { HeroBudgetForm } from '../HeroBudgetForm/HeroBudgetForm.tsx';
import { HeroBudgetTotal } from '../HeroBudgetForm/HeroBudgetTotal.tsx';
import { HeroMedia } from '../HeroMedia/HeroMedia.tsx';
import styles from './HomeHero.module.css';
import type { BudgetHero } from '../HeroBudgetForm/budgetHero.ts';

/** The neutral hero with a budget finder. */
export const HomeHeroBudget = ({ text, budget, picture, film, ...form }: BudgetHero) => {
  const id = useId();
  return (
    <section className={styles.hero} aria-label={form.title} data-part="home-hero" data-kind="budget">
      <div className={styles.inner}>
        <div className={styles.content}>
          <h1 className={styles.title} tabIndex={-1}>
            {form.title}
          </h1>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
          <HeroBudgetForm {...form} id={id} />
        </div>
        <div className={styles.stage}>
          {picture === undefined ? null : (
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
            className={styles.total}
            labelClassName={styles.totalLabel}
            textClassName={styles.totalText}
            interestClassName={styles.totalLabel}
          />
        </div>
      </div>
    </section>
  );
};
