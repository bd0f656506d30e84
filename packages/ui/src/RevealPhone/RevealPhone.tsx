import type { PhoneView } from '@dealer/core/phone';
import Phone from 'lucide-react/icons/phone';
import { useEffect, useRef } from 'react';
import styles from './RevealPhone.module.css';

export type RevealPhoneProps = {
  view: PhoneView;
  onReveal: () => void;
  /** Pressed to dial. */
  onCall?: () => void;
};

/**
 * A phone number: masked until it is asked for, then a link that dials. Focus stays on it when the button becomes a link.
 *
 * @example
 * <RevealPhone view={phoneView('07 3000 1234', revealed, site)} onReveal={reveal} />
 */
export const RevealPhone = ({ view, onReveal, onCall }: RevealPhoneProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (view.kind !== 'open' || !asked.current) return;
    asked.current = false;
    link.current?.focus();
  }, [view.kind]);

  if (view.kind === 'open') {
    return (
      <a ref={link} className={styles.phone} href={view.href} onClick={onCall} data-part="phone" data-status="open">
        <Phone aria-hidden="true" />
        <span className={styles.number}>{view.text}</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.phone}
      data-part="phone"
      data-status="masked"
      onClick={() => {
        asked.current = true;
        onReveal();
      }}
    >
      <Phone aria-hidden="true" />
      <span className={styles.number}>{view.text}</span>
      <span className={styles.show}>Show number</span>
    </button>
  );
};
