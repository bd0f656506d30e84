import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { BadgeCheck, CircleCheck, MapPin, ShieldCheck, Tag } from '../icons/icons.ts';
import { Truck } from '../icons/searchIcons.ts';
import { ClipboardCheck, HandCoins, Headset, Repeat2 } from '../icons/lateIcons.ts';
import type { Icon } from '../icons/icon.tsx';
import styles from './ReasonList.module.css';

/** The topic of a reason, which determines its icon. */
export type ReasonTopic =
  | 'certified'
  | 'delivery'
  | 'finance'
  | 'inspection'
  | 'location'
  | 'price'
  | 'support'
  | 'tradeIn'
  | 'warranty';

export type Reason = { title: string; text: string; topic?: ReasonTopic };
export type ReasonListProps = { items: readonly Reason[]; headingLevel?: 3 | 4 };

const drawings: Record<ReasonTopic, Icon> = {
  certified: BadgeCheck,
  delivery: Truck,
  finance: HandCoins,
  inspection: ClipboardCheck,
  location: MapPin,
  price: Tag,
  support: Headset,
  tradeIn: Repeat2,
  warranty: ShieldCheck,
};

/**
 * Reasons to buy here: icon, title and sentence each.
 *
 * @avoid For steps in an order: use `StepList`.
 * @accessibility A list with headings. The icons are hidden from screen readers.
 *
 * @example
 * <ReasonList items={[{ topic: 'warranty', title: '3 year warranty', text: 'On every used car we sell.' }]} />
 */
export const ReasonList = ({ items, headingLevel = 3, ...root }: WithRoot<ReasonListProps, 'div'>) => {
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  return (
    <div {...rootProps(root, styles.root)} data-part="reasons">
      <ul className={styles.list}>
        {items.map((item) => {
          const Drawing = item.topic === undefined ? CircleCheck : drawings[item.topic];
          return (
            <li key={item.title} className={styles.item}>
              <span className={styles.badge} aria-hidden="true">
                <Drawing />
              </span>
              <Heading className={styles.title}>{item.title}</Heading>
              <p className={styles.text}>{item.text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
