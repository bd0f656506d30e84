import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { financeDisclaimer, financeFaq, isFinanceCalculatorShown } from '@dealer/core/finance';
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
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import { Region } from '../../region/Region.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import styles from './FinancePage.module.css';
import type { FinanceLoaderData } from './financeLoader.ts';

const LoanCalculator = later(async () => (await import('../../finance/LoanCalculator.tsx')).LoanCalculator);
const FinancePromoCars = later(async () => (await import('../../finance/FinancePromoCars.tsx')).FinancePromoCars);

const steps = [
  { title: 'See what it costs', text: 'Price, term and credit history make an estimate at once.', topic: 'price' },
  {
    title: 'Tell us who you are',
    text: 'A name and a number are enough to start. Nobody looks at your credit file for this.',
    topic: 'support',
  },
  {
    title: 'Hear your options',
    text: 'Our finance team compares lenders and comes back with what fits.',
    topic: 'finance',
  },
] as const;

/** The finance page (row 2.O14): the panel of three steps, how it goes on, the calculator, questions, and the small print. */
export const FinancePage = () => {
  const { query, vehicle, isGone } = useLoaderData<FinanceLoaderData>();
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { hash, key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const panelTitle = useRef<HTMLHeadingElement>(null);
  const title = pageTitle('finance', site);
  const intro = site.phrases['finance.intro'];
  const { hidden } = site.finance;

  // A finance link leads to its form: whoever followed it goes on there, also by keyboard.
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
      />
      <GraphData nodes={[faqGraph(financeFaq(site)), breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <PageFrame title={title} text={intro}>
        {isGone ? (
          <p className={styles.gone}>
            The vehicle that you came from is no longer available. You can still work out what another one would cost.
          </p>
        ) : null}
        <div className={styles.columns}>
          <section ref={panel} id={anchors.financeForm} className={styles.panel} aria-labelledby="finance-form-title">
            <h2 ref={panelTitle} id="finance-form-title" className={styles.panelTitle} tabIndex={-1}>
              {vehicle === undefined ? 'Your finance in three steps' : `Finance for the ${vehicleTitle(vehicle).title}`}
            </h2>
            {hidden ? (
              <EnquiryPanel
                label={title}
                subcategory="Finance Enquiry"
                messageLabel="What would you like to borrow, and over how long?"
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
          <div className={styles.words}>
            <section aria-labelledby="finance-steps">
              <SectionHeading id="finance-steps" title="How it works" />
              <ReasonList items={steps} />
            </section>
            <section aria-labelledby="finance-faq">
              <SectionHeading id="finance-faq" title="Questions and answers" />
              <Faq items={financeFaq(site)} />
            </section>
            {hidden ? null : (
              <section id={anchors.financeDisclaimer} aria-labelledby="finance-disclaimer">
                <SectionHeading id="finance-disclaimer" title="Finance disclaimer" level={3} />
                <Disclaimer finance={financeDisclaimer(site)} lines={[]} />
              </section>
            )}
          </div>
        </div>
        {vehicle === undefined && isFinanceCalculatorShown(1, site) ? (
          <section
            id={anchors.financeCalculator}
            className={styles.calculator}
            aria-labelledby="finance-calculator-title"
          >
            <SectionHeading id="finance-calculator-title" title="Finance calculator" />
            <Region name="finance calculator">
              <OnApproach part={LoanCalculator} place={<div className={styles.calculatorPlace} />}>
                <LoanCalculator now={time} enquireHref={`#${anchors.financeForm}`} />
              </OnApproach>
            </Region>
          </section>
        ) : null}
      </PageFrame>
      <Region name="finance promotion" fallback={null}>
        <OnApproach part={FinancePromoCars} place={<div className={styles.promoPlace} />}>
          <FinancePromoCars />
        </OnApproach>
      </Region>
    </>
  );
};
