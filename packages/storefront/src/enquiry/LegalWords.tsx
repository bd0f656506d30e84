import { pathTo } from '@dealer/core/routes';
import { useStorefront } from '../boot/storefront.ts';

/** Words of a consent that name a page of the site. */
const named = /(terms of use|terms and conditions|privacy policy)/i;

/**
 * A consent's words with links to the pages that they name, where the site has them. They open beside the form: nothing that was typed
 * moves out of sight.
 *
 * @example
 * <LegalWords text={site.phrases['enquiry.terms']} />
 */
export const LegalWords = ({ text }: { text: string }) => {
  const { site } = useStorefront();
  const pageOf = (words: string): string | undefined => {
    if (!named.test(words)) return undefined;
    const isPrivacy = /privacy/i.test(words);
    return (isPrivacy ? site.legal.privacy : site.legal.terms).length > 0
      ? isPrivacy
        ? pathTo('privacy')
        : pathTo('terms')
      : undefined;
  };
  return text.split(named).map((words, index) => {
    const href = pageOf(words);
    return href === undefined ? (
      words
    ) : (
      <a key={`${index}${words}`} href={href} target="_blank" rel="opener" aria-label={`${words}, opens in a new tab`}>
        {words}
      </a>
    );
  });
};
