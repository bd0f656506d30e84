import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { Gallery } from '@dealer/ui/Gallery';
import { ModelSummary } from '@dealer/ui/ModelSummary';
import { formAnchor } from '../../formAnchor.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import styles from './ModelOverview.module.css';

/** The first view of a model's page. */
export const ModelOverview = () => {
  const { title, label, price, text, gallery, breadcrumbs, enquiry, testDrive } = usePage(definition).page;
  return (
    <div className={styles.root}>
      <Breadcrumbs items={breadcrumbs} />
      <div className={styles.top}>
        <Gallery {...gallery} title={title} />
        <ModelSummary
          title={title}
          label={label}
          text={text}
          {...(price ? { price } : {})}
          actions={[{ label: enquiry.label, href: `#${formAnchor}` }, ...(testDrive ? [testDrive] : [])]}
        />
      </div>
    </div>
  );
};
