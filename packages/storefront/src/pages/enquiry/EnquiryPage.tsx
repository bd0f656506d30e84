import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { filterLocations } from '@dealer/core/locations';
import { readCarReference } from '@dealer/core/routes';
import { Prose } from '@dealer/ui/Prose';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { TestDrivePanel } from '../../enquiry/TestDrivePanel.tsx';
import { Head } from '../../head/Head.tsx';
import { LocationCards } from '../../widgets/LocationCards.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { enquiryPageAt } from './enquiryPageAt.ts';
import styles from './EnquiryPage.module.css';

/** A link to the form leads there by eye and by focus: the browser alone would only scroll, and not at all while the page is loading. */
const useAnchor = (anchor: string | undefined, hash: string, key: string): void => {
  useEffect(() => {
    if (anchor === undefined || hash !== `#${anchor}`) return;
    const form = document.getElementById(anchor);
    form?.scrollIntoView();
    form?.focus({ preventScroll: true });
  }, [anchor, hash, key]);
};

/** A page whose point is an enquiry: words, form, and where the dealer is. */
export const EnquiryPage = () => {
  const { site } = useStorefront();
  const { pathname, search, hash, key } = useLocation();
  const found = enquiryPageAt(pathname, site);
  useAnchor(found?.page.anchor, hash, key);
  if (!found) return <NotFoundPage />;
  const {
    title,
    intro,
    form,
    subcategory,
    formTitle,
    anchor,
    messageLabel,
    submitLabel,
    beside = 'primary',
    showsLocations,
    showsAbout,
  } = found.page;
  const first = filterLocations(site.locations, beside)[0] ?? filterLocations(site.locations, 'primary')[0];
  const others = site.locations.filter((location) => location !== first);
  const car = readCarReference(search);
  return (
    <PageFrame title={title} text={intro}>
      <Head title={`${title} | ${site.name}`} description={intro} canonical={site.url + found.canonical} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {showsAbout && site.legal.about.length > 0 ? (
            <Prose>
              {site.legal.about.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Prose>
          ) : null}
          {formTitle === undefined ? null : (
            <h2 id={anchor} className={styles.formTitle} tabIndex={-1}>
              {formTitle}
            </h2>
          )}
          <div
            id={formTitle === undefined ? anchor : undefined}
            tabIndex={formTitle === undefined && anchor !== undefined ? -1 : undefined}
          >
            {form === 'testDrive' ? (
              <TestDrivePanel key={pathname} label={title} {...(car.kind === 'id' ? { carId: car.id } : {})} />
            ) : (
              <EnquiryPanel
                key={pathname}
                label={formTitle ?? title}
                form={form ?? 'general'}
                subcategory={subcategory}
                messageLabel={messageLabel}
                submitLabel={submitLabel}
              />
            )}
          </div>
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
