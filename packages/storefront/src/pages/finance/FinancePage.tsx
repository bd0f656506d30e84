import type { TextFor } from '@dealer/core/texts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useLoaderData, useLocation } from 'react-router';
import { financeDisclaimer, financeFaq, hasFinanceCalculator } from '@dealer/core/finance';
import { breadcrumbGraph, faqGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { anchors, pageTitle } from '@dealer/core/routes';
import { vehicleTitle } from '@dealer/core/vehicle';
import { Disclaimer } from '@dealer/ui/Disclaimer';
import { Faq } from '@dealer/ui/Faq';
import { ReasonList } from '@dealer/ui/ReasonList';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { FinancePanel } from '../../finance/FinancePanel.tsx';
import { StructuredData } from '../../head/StructuredData.tsx';
import { Head } from '../../head/Head.tsx';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../pageStart/later/LazyOnVisible.tsx';
import { ErrorRegion } from '../../errors/ErrorRegion.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import styles from './FinancePage.module.css';
import type { FinanceLoaderData } from './page.ts';

const LoanCalculator = lazyWithPreload(async () => (await import('../../finance/LoanCalculator.tsx')).LoanCalculator);
const FinancePromoCars = lazyWithPreload(
  async () => (await import('../../sections/FinancePromo/FinancePromoCars.tsx')).FinancePromoCars,
);

const stepsOf = (t: TextFor) =>
  [
    { title: t('See what it costs'), text: t('Price and term make an estimate at once.'), topic: 'price' },
    {
      title: t('Tell us who you are'),
      text: t('A name and a number are enough to start. Nobody looks at your credit file for this.'),
      topic: 'support',
    },
    {
      title: t('Hear your options'),
      text: t('Our finance team compares lenders and comes back with what fits.'),
      topic: 'finance',
    },
  ] as const;

/** The finance page: the panel of three steps, what follows, the calculator, questions and the small print. */
export const FinancePage = () => {
  const t = useTexts();
  const { query, vehicle, isGone } = useLoaderData<FinanceLoaderData>();
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { hash, key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const panelTitle = useRef<HTMLHeadingElement>(null);
  const title = pageTitle('finance', site);
  const intro = site.phrases['finance.intro'];
  const { hidden } = site.finance;

  // A finance link moves focus to the form.
  useEffect(() => {
    if (hash !== `#${anchors.financeForm}`) return;
    panel.current?.scrollIntoView();
    panelTitle.current?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <>
      <Head
        title={`${title} | ${site.name}`}
        description={metaDescription(title, intro, site)}
        canonical={site.url + site.routes.financePath}
        inEachCountry
      />
      <StructuredData nodes={[faqGraph(financeFaq(site)), breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <PageFrame title={title} text={intro}>
        {isGone ? (
          <p className={styles.gone}>
            {t(
              'The vehicle that you came from is no longer available. You can still work out what another one would cost.',
            )}
          </p>
        ) : null}
        <div className={styles.columns}>
          <section ref={panel} id={anchors.financeForm} className={styles.panel} aria-labelledby="finance-form-title">
            <h2 ref={panelTitle} id="finance-form-title" className={styles.panelTitle} tabIndex={-1}>
              {vehicle === undefined
                ? t('Your finance in three steps')
                : t('Finance for the {title}', { title: vehicleTitle(vehicle).title })}
            </h2>
            {hidden ? (
              <EnquiryPanel
                label={title}
                subcategory={t('Finance Enquiry')}
                messageLabel={t('What would you like to borrow, and over how long?')}
              />
            ) : (
              <FinancePanel
                key={vehicle?.id ?? 'page'}
                label={title}
                vehicle={vehicle}
                budget={query.budget}
                preferredDealership={query.preferredDealership}
              />
            )}
          </section>
          <div className={styles.text}>
            <section aria-labelledby="finance-steps">
              <SectionHeading id="finance-steps" title={t('How it works')} />
              <ReasonList items={stepsOf(t)} />
            </section>
            <section aria-labelledby="finance-faq">
              <SectionHeading id="finance-faq" title={t('Questions and answers')} />
              <Faq items={financeFaq(site)} />
            </section>
            {hidden ? null : (
              <section id={anchors.financeDisclaimer} aria-labelledby="finance-disclaimer">
                <SectionHeading id="finance-disclaimer" title={t('Finance disclaimer')} level={3} />
                <Disclaimer finance={financeDisclaimer(site)} lines={[]} />
              </section>
            )}
          </div>
        </div>
        {vehicle === undefined && hasFinanceCalculator(1, site) ? (
          <section
            id={anchors.financeCalculator}
            className={styles.calculator}
            aria-labelledby="finance-calculator-title"
          >
            <SectionHeading id="finance-calculator-title" title={t('Finance calculator')} />
            <ErrorRegion name="finance calculator">
              <LazyOnVisible part={LoanCalculator} placeholder={<div className={styles.calculatorPlaceholder} />}>
                <LoanCalculator now={time} enquireHref={`#${anchors.financeForm}`} />
              </LazyOnVisible>
            </ErrorRegion>
          </section>
        ) : null}
      </PageFrame>
      <ErrorRegion name="finance promotion" fallback={null}>
        <LazyOnVisible part={FinancePromoCars} placeholder={<div className={styles.promoPlaceholder} />}>
          <FinancePromoCars />
        </LazyOnVisible>
      </ErrorRegion>
    </>
  );
};
