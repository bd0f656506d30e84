import { useEffect, useState } from 'react';
import type { HeaderProps } from '@dealer/ui/Header';
import { useTexts } from '@dealer/ui/Texts';
import styles from './PageSkeleton.module.css';

const slowAfterMs = 4_000;

const loading = (path: string): string => {
  if (/checkout|\/buy/.test(path)) return 'the checkout';
  if (/^\/(compare|search)/.test(path)) return 'our vehicles';
  return path.startsWith('/cars/') ? 'this vehicle' : 'this page';
};

/** The first page while its loader runs: its shape, so that the layout does not shift when it comes, and whom to call meanwhile. */
export const PageSkeleton = ({ path, phone }: { path: string; phone: HeaderProps['phone'] }) => {
  const t = useTexts();
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setSlow, slowAfterMs, true);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.page} data-part="page-skeleton">
      <p role="status">
        {isSlow ? t('Still loading {path}. This takes longer than usual.', { path: loading(path) }) : t('Loading…')}
      </p>
      {phone ? <a href={phone.href}>{t('Call {label}', { label: phone.label })}</a> : null}
      <div className={styles.line} />
      <div className={styles.block} />
    </div>
  );
};
