import { type FormEvent, useEffect, useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { detailsFailureText, type DetailsForm, detailsSchema } from '@dealer/core/account';
import { useSession } from '../../auth/useSession.ts';
import { useStorefront } from '../../boot/storefront.ts';
import { openDrafts } from '../../drafts/openDrafts.ts';

/** The button that opens the form: focus returns to it. */
export const changeButtonId = 'garage-change-details';

const fieldNames = ['name', 'lastName', 'email'] as const;

/**
 * Edits the personal details in the garage. Typed text survives every failure; if the session has ended, it is restored
 * after signing in.
 */
export const useDetails = () => {
  const storefront = useStorefront();
  const { user, changeDetails } = useSession();
  const [draft] = useState(() => openDrafts(storefront).open('garage-details'));
  const [isOpen, setOpen] = useState(() => fieldNames.some((name) => name in draft.values));
  const [hasSaved, setSaved] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const known = { name: user?.name ?? '', lastName: user?.lastName ?? '', email: user?.email ?? '' };
  const { register, handleSubmit, reset, setFocus, formState } = useForm<DetailsForm>({
    defaultValues: { ...known, ...draft.values },
    resolver: zodResolver(detailsSchema()),
    shouldFocusError: false,
  });

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) setFocus('name');
    else document.getElementById(changeButtonId)?.focus();
  }, [isOpen, setFocus]);

  const close = (): void => {
    draft.forget();
    setOpen(false);
    setFailure(undefined);
  };

  const save = async (details: DetailsForm): Promise<void> => {
    if (isSaving) return;
    setFailure(undefined);
    setSaving(true);
    draft.write(details);
    const answer = await changeDetails(details);
    setSaving(false);
    if (answer.kind === 'failed') return setFailure(detailsFailureText(answer));
    close();
    setSaved(true);
  };

  return {
    isOpen,
    hasSaved,
    open: (): void => {
      reset(known);
      setSaved(false);
      setOpen(true);
    },
    form: {
      fields: { name: register('name'), lastName: register('lastName'), email: register('email') },
      errors: Object.fromEntries(Object.entries(formState.errors).map(([name, error]) => [name, error.message ?? ''])),
      attempt: formState.submitCount,
      busy: isSaving,
      failure,
      onSubmit: (event: FormEvent): void => void handleSubmit(save)(event),
      onCancel: close,
    },
  };
};
