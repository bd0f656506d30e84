import type { PhoneView } from '@dealer/core/contact';
import { useEffect, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Phone } from '../icons/icons.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './RevealPhone.module.css';

export type RevealPhoneProps = {
  /** The number: masked until it is revealed, or open. */
  view: PhoneView;
  /** Called when the visitor presses the masked number. */
  onReveal: () => void;
  /** Called when the visitor dials. */
  onCall?: (() => void) | undefined;
  /** Within a sentence: without the icon, in the text's own size. */
  inline?: boolean | undefined;
};

/**
 * A phone number: masked until a press reveals it, then a link that dials. The focus stays when the button becomes a link.
 *
 * @avoid In a header or footer, where the number is written out.
 * @keyboard Enter or Space reveals the number; the focus stays and Enter then dials.
 * @accessibility Screen readers read the masked number and "Show number" as one button, then the number as a link. The icon is hidden. Except within a text it is at least 44 px high.
 *
 * @example
 * <RevealPhone view={phoneView('07 3000 1234', revealed, site)} onReveal={reveal} />
 */
export const RevealPhone = ({
  view,
  onReveal,
  onCall,
  inline = false,
  ...root
}: WithRoot<RevealPhoneProps, 'button'>) => {
  const t = useTexts();
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (view.kind !== 'open' || !wasPressed.current) return;
    wasPressed.current = false;
    link.current?.focus();
  }, [view.kind]);

  const look = inline ? styles.inline : styles.phone;
  const icon = inline ? null : <Phone />;
  if (view.kind === 'open') {
    return (
      <a
        {...(rootProps(root, look) as object)}
        ref={link}
        href={view.href}
        onClick={onCall}
        data-part="phone"
        data-status="open"
      >
        {icon}
        <span className={styles.number} translate="no">
          {view.text}
        </span>
      </a>
    );
  }
  return (
    <button
      {...rootProps(root, look)}
      type="button"
      data-part="phone"
      data-status="masked"
      onClick={() => {
        wasPressed.current = true;
        onReveal();
      }}
    >
      {icon}
      <span className={styles.number} translate="no">
        {view.text}
      </span>{' '}
      <span className={styles.show}>{t('Show number')}</span>
    </button>
  );
};
