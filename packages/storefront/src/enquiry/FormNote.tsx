import { useStorefront } from '../boot/storefront.ts';
import { LegalText } from './LegalText.tsx';

/**
 * The note below a form that takes personal data: what the form says, and what happens with the data, with a link to the privacy policy
 * where the site has one.
 */
export const FormNote = ({ text }: { text?: string | undefined }) => {
  const { site } = useStorefront();
  return (
    <>
      {text === undefined ? null : <span>{/[.!?]$/.test(text) ? text : `${text}.`}</span>}{' '}
      {site.legal.privacy.length === 0 ? null : <LegalText text={site.phrases['form.privacy']} />}
    </>
  );
};
