import { useEffect, useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useNavigate } from 'react-router';
import { normalisePhone, spacedPhone } from '@dealer/core/contact';
import { garagePath, homePath, pageTitle, signInPath } from '@dealer/core/routes';
import { accountTexts, signInText } from '@dealer/core/account';
import { Button } from '@dealer/ui/Button';
import { DetailsForm } from '@dealer/ui/DetailsForm';
import { EmptyState } from '@dealer/ui/EmptyState';
import { FormStatus } from '@dealer/ui/FormStatus';
import { PersonPanel } from '@dealer/ui/PersonPanel';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { saveUserDetails } from '../../auth/saveUserDetails.ts';
import { useGate } from '../../auth/useGate.ts';
import { useSession } from '../../auth/useSession.ts';
import { useStorefront } from '../../boot/storefront.ts';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import { Head } from '../../head/Head.tsx';
import { forgetPerson } from '../../person/forgetPerson.ts';
import { ErrorRegion } from '../../errors/ErrorRegion.tsx';
import { forgetWatchlist } from '../../watchlist/forgetWatchlist.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { GarageSent } from './GarageSent.tsx';
import { GarageVehicles } from './GarageVehicles.tsx';
import { changeButtonId, useDetails } from './useDetails.ts';
import { useGarage } from './useGarage.ts';
import styles from './GaragePage.module.css';

/** My garage: saved vehicles, sent enquiries, personal details and sign-out. */
export const GaragePage = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { user } = useSession();
  // Not every site gates this page: without a session it shows nothing personal. After sign-out it stays until navigation ends.
  const [was] = useState(user);
  if (user ?? was) return <Garage />;
  const { title, text } = signInText('my-garage');
  const own = garagePath(site) ?? homePath;
  return (
    <PageFrame title={pageTitle('garage', site)}>
      <Head title={`${pageTitle('garage', site)} | ${site.name}`} noIndex />
      <EmptyState
        title={title}
        text={text}
        action={
          <Button variant="primary" href={signInPath({ type: 'my-garage', redirect: own, back: own })}>
            {t('Sign in')}
          </Button>
        }
      />
    </PageFrame>
  );
};

const Garage = () => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, stores } = storefront;
  const { user, isBusy, signOut } = useSession();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useGate(isLeaving);
  const { cars, sent, retry } = useGarage();
  const details = useDetails();
  const summaryText = useErrorSummary();

  // Confirmed or changed details prefill the forms.
  useEffect(() => saveUserDetails(storefront), [storefront, user]);

  const leave = async (): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    await signOut();
    forgetWatchlist(storefront);
    const { unsent } = forgetPerson(storefront);
    await navigate(homePath);
    stores.notices.setState({
      notice: {
        kind: 'signedOut',
        about:
          unsent === 0
            ? ''
            : unsent === 1
              ? 'One enquiry that waited to be sent was discarded.'
              : `${unsent} enquiries that waited to be sent were discarded.`,
      },
    });
  };

  const name = [user?.name, user?.lastName].filter(Boolean).join(' ');
  const phone = normalisePhone(user?.phone ?? '', site.country);
  const phoneText = phone.kind === 'phone' ? spacedPhone(phone.local) : user?.phone;
  const phoneFact = phoneText === undefined ? [] : [{ label: t('Mobile phone'), value: phoneText }];
  const facts = [
    ...(name === '' ? [] : [{ label: t('Name'), value: name }]),
    ...phoneFact,
    ...(user?.email ? [{ label: t('Email'), value: user.email }] : []),
  ];
  const failureText = isBusy ? accountTexts.sessionBusy : undefined;

  return (
    <PageFrame
      title={pageTitle('garage', site)}
      text={
        name === ''
          ? t('Everything you saved and sent, on every device you sign in on.')
          : `Hello ${user?.name ?? name}. Everything you saved and sent, on every device you sign in on.`
      }
    >
      <Head title={`${pageTitle('garage', site)} | ${site.name}`} noIndex />
      <section className={styles.part} aria-labelledby="garage-saved">
        <SectionHeading id="garage-saved" title={t('Saved vehicles')} />
        <ErrorRegion name="saved vehicles">
          <GarageVehicles cars={cars} failureText={failureText} onRetry={retry} />
        </ErrorRegion>
      </section>
      <ErrorRegion name="what you sent">
        <GarageSent sent={sent} failureText={failureText} onRetry={retry} />
      </ErrorRegion>
      <section className={styles.part} aria-labelledby="garage-details">
        <SectionHeading id="garage-details" title={t('Your details')} />
        <PersonPanel
          facts={details.isOpen ? phoneFact : facts}
          form={
            details.isOpen ? (
              <DetailsForm label={t('Change your details')} summaryText={summaryText} {...details.form} />
            ) : undefined
          }
          note={t(
            'Forms on this site start with these details. Signing out removes them from this device and signs you out on your other devices.',
          )}
          actions={
            <>
              {details.isOpen ? null : (
                <Button id={changeButtonId} onClick={details.open}>
                  {t('Change details')}
                </Button>
              )}
              <Button busy={isLeaving} onClick={() => void leave()}>
                {t('Sign out')}
              </Button>
            </>
          }
        />
        <FormStatus kind="success" message={details.hasSaved ? accountTexts.detailsSaved : undefined} />
      </section>
    </PageFrame>
  );
};
