import type { FormEvent } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useLoaderData } from 'react-router';
import { telHref } from '@dealer/core/contact';
import { signInText } from '@dealer/core/account';
import { Button } from '@dealer/ui/Button';
import { SignInForm } from '@dealer/ui/SignInForm';
import { useStorefront } from '../../boot/storefront.ts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import { FormNote } from '../../enquiry/FormNote.tsx';
import { LegalText } from '../../enquiry/LegalText.tsx';
import { Head } from '../../head/Head.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageState } from '../../page/PageState.tsx';
import type { SignInLoaderData } from './page.ts';
import { useSignIn } from './useSignIn.ts';
import styles from './SignInPage.module.css';

/** Sign-in by SMS code: reason, steps and the way back. */
export const SignInPage = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const request = useLoaderData<SignInLoaderData>();
  const { title, text } = signInText(request.type);
  const { form, code, details, view, busy, failure, isUnavailable, hasEnded, send } = useSignIn(request);
  const {
    register,
    handleSubmit,
    formState: { errors, submitCount },
  } = form;
  const submit = (work: () => unknown) => (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void work();
  };
  const isPhoneFirst = site.auth.detailsAfterCode;
  const summaryText = useErrorSummary();
  const primary = site.locations.find((location) => location.primary) ?? site.locations[0];
  const call = primary?.contact_detail.phone;
  const callHref = call ? telHref(call) : undefined;

  if (isUnavailable) {
    return (
      <>
        <Head title={t('Sign in | {name}', { name: site.name })} noIndex />
        <PageState
          kind="error"
          title={t('Signing in is not possible here yet')}
          text={t('Please call us, and we help you by phone.')}
          action={callHref ? { label: `Call ${call ?? ''}`, href: callHref } : { label: t('Back'), href: request.back }}
        />
      </>
    );
  }

  return (
    <PageFrame title={title} text={text}>
      <Head title={`${title} | ${site.name}`} noIndex />
      <div className={styles.page}>
        {hasEnded ? (
          <p className={styles.ended} role="status">
            {t('Your session has ended. Please sign in again.')}
          </p>
        ) : null}
        <SignInForm
          label={title}
          details={
            details
              ? {
                  count: 'One last thing',
                  title: t('Who are you?'),
                  fields: {
                    name: details.form.register('name'),
                    lastName: details.form.register('lastName'),
                    email: details.form.register('email'),
                  },
                  errors: errorMessages(details.form.formState.errors),
                  attempt: details.form.formState.submitCount,
                  submitLabel: 'Save and continue',
                  busyLabel: 'Saving',
                  onSubmit: submit(() => details.form.handleSubmit(details.save)()),
                }
              : {
                  ...(isPhoneFirst ? { title: t('Your mobile number') } : {}),
                  fields: {
                    ...(isPhoneFirst
                      ? {}
                      : { name: register('name'), lastName: register('lastName'), email: register('email') }),
                    phone: register('phone'),
                    ...(site.forms.requireTerms ? { terms: register('terms') } : {}),
                  },
                  errors: errorMessages(errors),
                  termsLabel: <LegalText text={site.phrases['enquiry.terms']} />,
                  attempt: submitCount,
                  submitLabel: view.button,
                  onSubmit: submit(() => handleSubmit(send)()),
                }
          }
          code={code && { ...code, onSubmit: submit(code.check) }}
          summaryText={summaryText}
          busy={busy}
          failure={failure}
          failureHelp={
            details ? (
              <Button variant="text" onClick={() => void details.skip()}>
                {t('Continue without saving')}
              </Button>
            ) : callHref ? (
              <p>
                You can also call us on <a href={callHref}>{call}</a>.
              </p>
            ) : undefined
          }
          note={
            view.codeShown || details ? undefined : (
              <FormNote text={t('We text you a 6-digit code. There is no password to remember.')} />
            )
          }
        />
        {details ? null : (
          <p className={styles.back}>
            <Button variant="text" href={request.back}>
              {t('Back without signing in')}
            </Button>
          </p>
        )}
      </div>
    </PageFrame>
  );
};
