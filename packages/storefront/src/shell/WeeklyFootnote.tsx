import { useState } from 'react';
import { useStore } from 'zustand';
import { weeklyFootnote } from '@dealer/core/finance';
import { anchors } from '@dealer/core/routes';
import { Disclaimer } from '@dealer/ui/Disclaimer';
import { useStorefront } from '../boot/storefront.ts';
import { weeklyFigures } from '../cards/weeklyFigures.ts';
import styles from './WeeklyFootnote.module.css';

/** What the stars of the page's cards stand for, once, at its end. */
export const WeeklyFootnote = () => {
  const storefront = useStorefront();
  const { site, now } = storefront;
  const [time] = useState(now);
  const lists = useStore(weeklyFigures(storefront));
  const footnote = weeklyFootnote([...lists.values()].flat(), site, time);
  return footnote === undefined ? null : (
    <div className={styles.footnote} id={anchors.weeklyFootnote} data-part="weekly-footnote">
      <Disclaimer {...footnote} />
    </div>
  );
};
