import { useLocation } from 'react-router';
import { pagePaths, pathOf } from '@dealer/core/routes';
import { Prose } from '@dealer/ui/Prose';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';

/** The site's terms or its privacy policy; a site without the words has no such page. */
export const LegalPage = () => {
  const { site } = useStorefront();
  const path = pathOf(useLocation().pathname);
  const isPrivacy = path === pagePaths.privacy;
  const parts = isPrivacy ? site.legal.privacy : site.legal.terms;
  const title = isPrivacy ? 'Privacy policy' : 'Terms and conditions';
  if (parts.length === 0) return <NotFoundPage />;
  return (
    <PageFrame title={title}>
      <Head title={`${title} | ${site.name}`} canonical={site.url + path} />
      <Prose>
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            {part.text.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Prose>
    </PageFrame>
  );
};
