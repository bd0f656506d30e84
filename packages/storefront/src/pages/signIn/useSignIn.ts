import { useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { analyticsEvents } from '@dealer/core/analytics';
import { errorText } from '@dealer/core/errors';
import { codeAttempts, resendWaitMs } from '@dealer/core/limits';
import { spacedPhone } from '@dealer/core/phone';
import type { SignInRequest } from '@dealer/core/routes';
import { nextLoginStatus, readOtpCode, signInPhone, signInSchema, userMetadata, verificationView } from '@dealer/core/verification';
import type { LoginEvent, LoginStatus, SignInForm } from '@dealer/core/verification';
import { useSession } from '../../auth/useSession.ts';
import { useStorefront } from '../../boot/storefront.ts';
import { finishSignIn } from './finishSignIn.ts';
import { useCountdown } from './useCountdown.ts';

type SignInInput = { name: string; lastName: string; email: string; phone: string; terms: boolean | undefined };

/**
 * Signing in by SMS: details and phone, a code, and on to where the visitor wanted to go. What was typed stays through every failure.
 *
 * @example
 * const { details, code, view, failure } = useSignIn(request);
 */
export const useSignIn = (request: SignInRequest) => {
  const storefront = useStorefront();
  const { site, events, stores, now } = storefront;
  const session = useSession();
  const navigate = useNavigate();
  const [status, setStatus] = useState<LoginStatus>('default');
  const [sentTo, setSentTo] = useState<{ local: string; e164: string; at: number }>();
  const [typed, setTyped] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState(0);
  const codeInput = useRef<HTMLInputElement>(null);
  const resendIn = useCountdown((sentTo?.at ?? 0) + resendWaitMs, now);
  const form = useForm<SignInInput, unknown, SignInForm>({
    defaultValues: { name: '', lastName: '', email: '', phone: '', terms: site.forms.requireTerms ? false : undefined },
    resolver: zodResolver(signInSchema(site)),
    shouldFocusError: false,
  });

  const happen = (event: LoginEvent): void => setStatus((before) => nextLoginStatus(before, event));

  /** The SMS could not be sent: a destructive toast with the service's words (row 8.R21; decision E9). */
  const tellSms = (message: string): void => stores.notices.setState({ notice: { kind: 'sms', about: message } });

  const send = async (values: SignInForm): Promise<void> => {
    const phone = signInPhone(values.phone, site.country);
    if (phone.kind === 'invalid') return;
    setFailure(undefined);
    setSending(true);
    stores.notices.setState({ notice: null });
    const answer = await session.sendCode(phone.e164, userMetadata(values, site));
    setSending(false);
    if (answer.kind === 'limited') return setFailure(errorText('rateLimit'));
    if (answer.kind === 'failed') return tellSms(answer.message ?? errorText('sms'));
    events.emit({ kind: 'analytics', id: analyticsEvents.otpSent, name: 'OTP sent' });
    setSentTo({ local: phone.local, e164: phone.e164, at: now() });
    setTyped('');
    setCodeError(undefined);
    setWrong(0);
    happen('codeSent');
  };

  const refuse = (message: string): void => {
    setCodeError(message);
    codeInput.current?.focus();
    codeInput.current?.select();
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
        return finishSignIn(storefront, request, navigate);
      case 'badCode': {
        happen('codeRefused');
        const count = wrong + 1;
        setWrong(count);
        // The service lets a caller go on guessing: the page does not.
        if (count >= codeAttempts) return setFailure(errorText('rateLimit'));
        return refuse(errorText('badCode'));
      }
      case 'limited':
        happen('codeRefused');
        setWrong(codeAttempts);
        return setFailure(errorText('rateLimit'));
      case 'failed':
        happen('codeRefused');
        return setFailure(errorText('unknownVerification'));
    }
  };

  const changePhone = (): void => {
    happen('phoneChanged');
    setFailure(undefined);
    setCodeError(undefined);
  };

  const view = verificationView(status);
  return {
    form,
    view,
    busy: (isSending && !view.codeShown) || status === 'verificationSubmitted',
    failure,
    isUnavailable: site.services.auth === null,
    hasEnded: session.hasEnded,
    send,
    code: view.codeShown
      ? {
          phone: spacedPhone(sentTo?.local ?? ''),
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
          onResend: () => void form.handleSubmit(send)(),
          onChangePhone: changePhone,
          check,
        }
      : undefined,
  };
};
