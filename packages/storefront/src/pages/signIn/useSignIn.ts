import { useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { analyticsEvents } from '@dealer/core/analytics';
import { errorText } from '@dealer/core/errors';
import {
  resendWaitMs,
  codeAttempts,
  accountTexts,
  detailsFailureText,
  type DetailsForm,
  detailsSchema,
  type LoginEvent,
  type LoginStatus,
  needsDetails,
  nextLoginStatus,
  readOtpCode,
  type SignInForm,
  signInPhone,
  signInSchema,
  userMetadata,
  verificationView,
} from '@dealer/core/account';
import { maskPhone, spacedPhone } from '@dealer/core/contact';
import type { SignInRequest } from '@dealer/core/routes';
import { useSession } from '../../auth/useSession.ts';
import { backToFirstStep } from '../../browser/journeyEntry.ts';
import { useJourney } from '../../journey/useJourney.ts';
import { useStorefront } from '../../boot/storefront.ts';
import { type CodeStep, createCodeStepStore } from '../../stores/codeStepStore.ts';
import { finishSignIn } from './finishSignIn.ts';
import { useCountdown } from './useCountdown.ts';

type SignInInput = { name: string; lastName: string; email: string; phone: string; terms: boolean | undefined };

/**
 * Sign-in by SMS: details and phone, a code, then the requested page; or the phone, a code, and the details of a new visitor. Typed
 * text survives every failure.
 */
export const useSignIn = (request: SignInRequest) => {
  const storefront = useStorefront();
  const { site, events, now } = storefront;
  const session = useSession();
  const navigate = useNavigate();
  const [steps] = useState(() => createCodeStepStore({ ...storefront.session, now }));
  const [restored] = useState(steps.read);
  const [status, setStatus] = useState<LoginStatus>(restored ? 'verificationSent' : 'default');
  const [sentTo, setSentTo] = useState(restored);
  const [isDone, setDone] = useState(false);
  const journey = useJourney<'details' | 'code'>({
    name: 'sign-in',
    first: 'details',
    start: restored ? 'code' : 'details',
    // Without a sent code there is none to type.
    reach: (wanted) => (wanted === 'code' && status !== 'default' ? 'code' : 'details'),
  });
  /** After a reload only the beginning of the number is shown, for privacy. */
  const [isMasked, setMasked] = useState(restored !== undefined);
  const [typed, setTyped] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState(0);
  /** The visitor has signed in, and is new. */
  const [isNew, setNew] = useState(false);
  const codeInput = useRef<HTMLInputElement>(null);
  const resendIn = useCountdown((sentTo?.at ?? 0) + resendWaitMs, now);
  const form = useForm<SignInInput, unknown, SignInForm>({
    defaultValues: {
      name: restored?.name ?? '',
      lastName: restored?.lastName ?? '',
      email: restored?.email ?? '',
      phone: '',
      terms: site.forms.requireTerms ? false : undefined,
    },
    resolver: zodResolver(signInSchema(site)),
    shouldFocusError: false,
  });

  const person = useForm<DetailsForm>({
    defaultValues: { name: '', lastName: '', email: '' },
    resolver: zodResolver(detailsSchema()),
    shouldFocusError: false,
  });

  const happen = (event: LoginEvent): void => setStatus((before) => nextLoginStatus(before, event));

  /** A code is being sent to this phone or was sent moments ago. */
  const expectCode = (step: CodeStep): void => {
    if (step.e164 !== sentTo?.e164) setWrong(0);
    setSentTo(step);
    steps.write(step);
    setCodeError(undefined);
    happen('codeSent');
    if (journey.step !== 'code') journey.goTo('code');
  };

  const requestCode = async (step: CodeStep): Promise<void> => {
    setFailure(undefined);
    setSending(true);
    const answer = await session.sendCode(step.e164, userMetadata(step, site));
    setSending(false);
    // An earlier code of this number may still be valid.
    if (answer.kind !== 'sent' && sentTo?.e164 === step.e164) expectCode({ ...step, at: sentTo.at });
    switch (answer.kind) {
      case 'sent':
        events.emit({ kind: 'analytics', id: analyticsEvents.otpSent, name: 'OTP sent' });
        setTyped('');
        setWrong(0);
        return expectCode({ ...step, at: now() });
      case 'tooSoon':
        // A code sent moments ago is still valid, even if this page did not request it.
        expectCode({ ...step, at: now() - resendWaitMs + answer.waitMs });
        return setFailure(errorText('smsTooSoon'));
      case 'limited':
        return setFailure(errorText('rateLimit'));
      case 'closed':
        return setFailure(accountTexts.signInClosed);
      case 'banned':
        return setFailure(accountTexts.signInBanned);
      case 'failed':
        return setFailure(errorText('sms'));
    }
  };

  /** Unexpected errors show a message too; typed text stays. */
  const guard = async (unknown: 'unknown' | 'unknownStep', work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      console.error(error);
      setSending(false);
      // Either step can be submitted again.
      if (unknown === 'unknownStep') happen('codeRefused');
      setFailure(errorText(unknown));
    }
  };

  const send = async ({ name, lastName, email, phone: written }: SignInForm): Promise<void> => {
    const phone = signInPhone(written, site);
    if (phone.kind === 'invalid') return;
    const step = { e164: phone.e164, local: phone.local, name, lastName, email, at: 0 };
    setMasked(false);
    setFailure(undefined);
    // The same number again: the service would refuse another code so soon.
    if (sentTo?.e164 === phone.e164 && resendIn > 0) return expectCode({ ...step, at: sentTo.at });
    return guard('unknown', () => requestCode(step));
  };

  const refuse = (message: string): void => {
    setCodeError(message);
    codeInput.current?.focus();
    codeInput.current?.select();
  };

  /** Goes on to the requested page. */
  const finish = (): Promise<void> =>
    guard('unknownStep', async () => {
      setDone(true);
      // Back leads to the page before the sign-in.
      await backToFirstStep(storefront.router);
      await finishSignIn(storefront, request, navigate);
    });

  /** Saves name and email of a new visitor, who is signed in already. */
  const saveDetails = async (details: DetailsForm): Promise<void> => {
    setFailure(undefined);
    setSending(true);
    const answer = await session.changeDetails(details);
    setSending(false);
    if (answer.kind === 'failed') return setFailure(detailsFailureText(answer));
    return finish();
  };

  const check = async (): Promise<void> => {
    if (!sentTo || status === 'verificationSubmitted' || wrong >= codeAttempts) return;
    const read = readOtpCode(typed);
    setFailure(undefined);
    if (read.kind === 'invalid') return refuse(read.message);
    setCodeError(undefined);
    happen('codeSubmitted');
    const answer = await session.verifyCode(sentTo.e164, read.code);
    switch (answer.kind) {
      case 'signedIn':
        events.emit({ kind: 'analytics', id: analyticsEvents.otpVerified, name: 'OTP verified' });
        steps.forget();
        if (needsDetails(answer.session.user, site)) {
          person.reset({ name: '', lastName: '', email: '', ...answer.session.user });
          return setNew(true);
        }
        return finish();
      case 'badCode': {
        happen('codeRefused');
        const count = wrong + 1;
        setWrong(count);
        // The service does not limit attempts; the page does.
        if (count >= codeAttempts) return setFailure(errorText('rateLimit'));
        return refuse(errorText('badCode'));
      }
      case 'limited':
        // The code was not checked, so it may still be right.
        happen('codeRefused');
        return setFailure(errorText('rateLimit'));
      case 'closed':
      case 'banned':
        happen('codeRefused');
        return setFailure(answer.kind === 'banned' ? accountTexts.signInBanned : accountTexts.checkClosed);
      case 'failed':
        happen('codeRefused');
        return setFailure(errorText('unknownVerification'));
    }
  };

  const changePhone = (): void => {
    steps.forget();
    happen('phoneChanged');
    setFailure(undefined);
    setCodeError(undefined);
    journey.goBack('details');
  };

  const view = verificationView(isDone || journey.step === 'code' ? status : 'default');
  return {
    form,
    view,
    busy: isNew ? isSending : (isSending && !view.codeShown) || status === 'verificationSubmitted',
    failure,
    isUnavailable: site.services.auth === null,
    hasEnded: session.hasEnded,
    send,
    /** The step after the code: who a new visitor is. */
    details: isNew ? { form: person, save: saveDetails, skip: finish } : undefined,
    code:
      view.codeShown && !isNew
        ? {
            phone: isMasked ? maskPhone(spacedPhone(sentTo?.local ?? '')) : spacedPhone(sentTo?.local ?? ''),
            value: typed,
            error: codeError,
            resendLabel: view.button,
            resendIn,
            resending: isSending,
            locked: wrong >= codeAttempts,
            submitLabel: 'Sign in',
            inputRef: codeInput,
            onChange: (value: string) => {
              setTyped(value);
              if (codeError !== undefined) setCodeError(undefined);
            },
            onResend: () => void (sentTo && guard('unknown', () => requestCode(sentTo))),
            onChangePhone: changePhone,
            check,
          }
        : undefined,
  };
};
