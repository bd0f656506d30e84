import { useLocation } from 'react-router';
import { Prose } from '@dealer/ui/Prose';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { Head } from '../../head/Head.tsx';
import { LocationCards } from '../../widgets/LocationCards.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { enquiryPages } from './enquiryPages.ts';
import { enquiryPaths } from './enquiryPaths.ts';
import styles from './EnquiryPage.module.css';

/** A page whose point is an enquiry: words, form, and where the dealer is. */
export const EnquiryPage = () => {
  const { site } = useStorefront();
  const { pathname } = useLocation();
  const path = enquiryPaths.find((known) => known === pathname.replace(/\/$/, ''));
  if (!path) return null;
  const { title, intro, subcategory, messageLabel, asksRego, showsAbout, showsLocations } = enquiryPages[path];
  const first = site.locations.find(({ primary }) => primary) ?? site.locations[0];
  const others = site.locations.filter((location) => location !== first);
  return (
    <PageFrame title={title} text={intro}>
      <Head title={`${title} | ${site.name}`} description={intro} canonical={site.url + path} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {showsAbout && site.legal.about.length > 0 ? (
            <Prose>
              {site.legal.about.map((line) => <p key={line}>{line}</p>)}
            </Prose>
          ) : null}
          <EnquiryPanel key={path} label={title} subcategory={subcategory} messageLabel={messageLabel} asksRego={asksRego ?? false} />
        </div>
        <aside className={styles.side} aria-label="Where to find us">
          <LocationCards locations={first ? [first] : []} headingLevel={2} />
        </aside>
      </div>
      {showsLocations && others.length > 0 ? (
        <section className={styles.others} aria-labelledby="other-locations">
          <SectionHeading id="other-locations" title={site.phrases['home.locations']} />
          <LocationCards locations={others} />
        </section>
      ) : null}
    </PageFrame>
  );
};
