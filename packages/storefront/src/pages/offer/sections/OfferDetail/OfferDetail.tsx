import { useState } from 'react';
import { plainParagraphs } from '@dealer/core/format';
import { offerTile } from '@dealer/core/offers';
import { pathTo } from '@dealer/core/routes';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { Button } from '@dealer/ui/Button';
import { OfferDetail as Detail } from '@dealer/ui/OfferDetail';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { formAnchor } from '../../formAnchor.ts';
import styles from './OfferDetail.module.css';

/** What the offer is, and the way to the form. */
export const OfferDetail = () => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const { offer, isOver, trail } = usePage(definition);
  const [time] = useState(now);
  const tile = offerTile(offer, site, time);
  return (
    <div className={styles.page}>
      <Breadcrumbs items={trail} />
      <Detail
        {...tile}
        paragraphs={plainParagraphs(offer.description)}
        ended={
          isOver
            ? { title: t('This offer has ended'), text: `${tile.end?.text ?? ''}. Here is what we have on now.` }
            : undefined
        }
        actions={
          isOver ? (
            <Button variant="primary" size="large" href={pathTo('offers')}>
              {t('See current offers')}
            </Button>
          ) : (
            <Button variant="primary" size="large" href={`#${formAnchor}`}>
              {t('Enquire about this offer')}
            </Button>
          )
        }
      />
    </div>
  );
};
