import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import styles from './PaymentResult.module.css';

export type PaymentResultAction =
  | { label: string; href: string }
  | { label: string; onPress: () => void; busy?: boolean };

export type PaymentResultProps = {
  /** What it is: done, on its way, not done, or that nobody knows. */
  tone: 'done' | 'waiting' | 'problem';
  title: string;
  text: string;
  vehicle?: VehicleMiniProps | undefined;
  facts?: readonly { label: string; value: string }[];
  /** The first is the filled one. */
  actions: readonly PaymentResultAction[];
  /** A way to reach the dealer. */
  children?: ReactNode;
};

const marks = { done: Check, waiting: Clock, problem: CircleAlert } as const;

/**
 * What was or was not done: a mark, a heading, sentences, the facts and ways on. It says what it is given and knows nothing itself.
 *
 * @example
 * <PaymentResult tone="done" title="It is reserved for you" text="We hold it until Monday." actions={[{ label: 'Back to the vehicle', href: '/cars/x' }]} />
 */
export const PaymentResult = ({ tone, title, text, vehicle, facts = [], actions, children }: PaymentResultProps) => {
  const Mark = marks[tone];
  return (
    <div className={styles.root} data-part="payment-result" data-status={tone}>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <Mark />
        </span>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
      </div>
      {vehicle === undefined && facts.length === 0 ? null : (
        <div className={styles.receipt}>
          {vehicle === undefined ? null : <VehicleMini {...vehicle} />}
          {facts.length === 0 ? null : (
            <dl className={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      <div className={styles.actions} data-print="hide">
        {actions.map((action, index) => {
          const variant = index === 0 ? 'primary' : 'secondary';
          return 'href' in action ? (
            <Button key={action.label} variant={variant} size="large" href={action.href}>
              {action.label}
            </Button>
          ) : (
            <Button
              key={action.label}
              variant={variant}
              size="large"
              busy={action.busy ?? false}
              onClick={action.onPress}
            >
              {action.label}
            </Button>
          );
        })}
      </div>
      {children === undefined ? null : <div className={styles.help}>{children}</div>}
    </div>
  );
};
