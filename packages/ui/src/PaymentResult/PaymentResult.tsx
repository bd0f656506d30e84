import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Check, CircleAlert, Clock } from '../icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { ResultFacts, ResultPanel } from '../ResultPanel/ResultPanel.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import styles from './PaymentResult.module.css';

export type PaymentResultAction =
  | { label: string; href: string }
  | { label: string; onPress: () => void; busy?: boolean };

export type PaymentResultProps = {
  /** The result: done, pending, or a problem. */
  tone: 'done' | 'waiting' | 'problem';
  title: string;
  text: string;
  vehicle?: VehicleMiniProps | undefined;
  facts?: readonly { label: string; value: string }[];
  /** The first one is the filled button. */
  actions: readonly PaymentResultAction[];
  /** A way to reach the dealer. */
  children?: ReactNode;
};

const marks = { done: Check, waiting: Clock, problem: CircleAlert } as const;

/**
 * The result of a payment: a mark, a heading, a text, facts and actions.
 *
 * @avoid For enquiries without a payment, which have a `SuccessPanel`.
 * @accessibility The mark is hidden from screen readers, and the title says what it means. A busy action is announced as unavailable.
 *
 * @example
 * <PaymentResult tone="done" title="It is reserved for you" text="We hold it until Monday." actions={[{ label: 'Back to the vehicle', href: '/cars/x' }]} />
 */
export const PaymentResult = ({
  tone,
  title,
  text,
  vehicle,
  facts = [],
  actions,
  children,
  ...root
}: WithRoot<PaymentResultProps, 'div'>) => {
  const Mark = marks[tone];
  return (
    <ResultPanel
      {...rootProps(root)}
      part="payment-result"
      tone={tone}
      mark={<Mark />}
      title={title}
      text={text}
      receipt={
        vehicle === undefined && facts.length === 0 ? undefined : (
          <>
            {vehicle === undefined ? null : <VehicleMini {...vehicle} />}
            {facts.length === 0 ? null : <ResultFacts facts={facts} />}
          </>
        )
      }
      actions={actions.map(({ label, ...action }, index) => (
        <Button
          key={label}
          variant={index === 0 ? 'primary' : 'secondary'}
          size="large"
          {...('href' in action ? action : { busy: action.busy ?? false, onClick: action.onPress })}
        >
          {label}
        </Button>
      ))}
    >
      {children === undefined ? null : <div className={styles.help}>{children}</div>}
    </ResultPanel>
  );
};
