import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { vehicleCardModel } from '@dealer/core/card';
import { sellingYard } from '@dealer/core/contact';
import { locationForForm } from '@dealer/core/enquiry';
import { breadcrumbGraph, faqGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { enquiryPrice } from '@dealer/core/price';
import { tradeInText } from '@dealer/core/valuation';
import { isAvailable } from '@dealer/core/vehicle';
import { Faq } from '@dealer/ui/Faq';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { VehicleMini } from '@dealer/ui/VehicleMini';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';
import { Head } from '../../head/Head.tsx';
import { LocationCards } from '../../locations/LocationCards.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { TradeInJourney } from './TradeInJourney.tsx';
import type { WantedCar } from './page.ts';
import styles from './TradeInPage.module.css';

/** The car wanted in exchange, or the reason why it is not shown. */
const Wanted = ({ wanted }: { wanted: WantedCar }) => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const noun = site.vehicleNoun.toLowerCase();
  const [time] = useState(now);
  if (wanted.kind === 'none') return null;
  const card = wanted.kind === 'vehicle' ? vehicleCardModel(wanted.vehicle, site, time) : undefined;
  const price = wanted.kind === 'vehicle' ? enquiryPrice(wanted.vehicle, site) : undefined;
  return (
    <section className={styles.wanted} aria-labelledby="wanted-car">
      <h2 id="wanted-car" className={styles.sideTitle}>
        {t('The {noun} you are looking at', { noun })}
      </h2>
      {card ? (
        <VehicleMini
          title={card.title}
          price={price}
          picture={card.picture}
          placeholder={card.placeholder}
          href={card.href}
        />
      ) : null}
      {wanted.kind === 'vehicle' && !isAvailable(wanted.vehicle) ? (
        <p>{t('It has sold meanwhile. Your valuation holds for any other {noun}.', { noun })}</p>
      ) : null}
      {wanted.kind === 'unknown' ? (
        <p>{t('We could not find it: it may have been sold. You can value yours all the same.')}</p>
      ) : null}
      {wanted.kind === 'failed' ? <p>{t('We could not load it just now. You can value yours all the same.')}</p> : null}
    </section>
  );
};

/** Valuation of a visitor's own car: one journey at four addresses, with questions and answers below. */
export const TradeInPage = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = useLoaderData<WantedCar>();
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState('');
  const { title, intro, faqTitle, faq, path } = tradeInText(pathname, site);
  const wantedYard = wanted.kind === 'vehicle' ? sellingYard(wanted.vehicle, site)?.slug : undefined;
  const location = locationForForm(site, 'tradeIn', chosen || wantedYard);
  return (
    <PageFrame title={title} text={intro}>
      <Head
        title={`${title} | ${site.name}`}
        description={metaDescription(title, intro, site)}
        canonical={site.url + path}
        inEachCountry
      />
      <StructuredData nodes={[faqGraph(faq), breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TradeInJourney
            key={round}
            label={title}
            wanted={wanted.kind === 'vehicle' ? wanted.vehicle : undefined}
            onLocation={setChosen}
            onRestart={() => {
              setRound(round + 1);
              void navigate(pathname + search, { replace: true, preventScrollReset: true });
            }}
          />
        </div>
        <aside className={styles.side} aria-label={t('Beside your valuation')}>
          <Wanted wanted={wanted} />
          <LocationCards locations={location ? [location] : []} headingLevel={2} />
        </aside>
        <section className={styles.faq} aria-labelledby="trade-in-faq">
          <SectionHeading id="trade-in-faq" title={faqTitle} />
          <Faq items={faq} />
        </section>
      </div>
    </PageFrame>
  );
};
