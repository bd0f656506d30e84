import { pathTo } from '@dealer/core/routes';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';

/** Parts of a consent text that name a page of the site. */
const named = /(terms of use|terms and conditions|privacy policy)/i;

/**
 * A consent text with links to the pages that it names, where the site has them. They open in a new tab, so that the form stays open.
 */
export const LegalText = ({ text }: { text: string }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const pageOf = (part: string): string | undefined => {
    if (!named.test(part)) return undefined;
    const isPrivacy = /privacy/i.test(part);
    return (isPrivacy ? site.legal.privacy : site.legal.terms).length > 0
      ? isPrivacy
        ? pathTo('privacy')
        : pathTo('terms')
      : undefined;
  };
  return text.split(named).map((part, index) => {
    const href = pageOf(part);
    return href === undefined ? (
      <span key={`${index}${part}`}>{part}</span>
    ) : (
      <a
        key={`${index}${part}`}
        href={href}
        target="_blank"
        rel="opener"
        aria-label={t('{part}, opens in a new tab', { part })}
      >
        {part}
      </a>
    );
  });
};
