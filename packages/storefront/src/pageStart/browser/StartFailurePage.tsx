import { useEffect } from 'react';
import { type SiteAnswer, siteFailureText } from '@dealer/api/site';
import type { SiteProblem } from '@dealer/core/site-check';
import { PageState } from '@dealer/ui/PageState';
import { SiteError } from '@dealer/ui/SiteError';
import { Head } from '../../head/Head.tsx';

/** Why there is no website to show. */
export type StartFailure = Exclude<SiteAnswer, { kind: 'doc' }> | { kind: 'invalid'; problems: readonly SiteProblem[] };

const retry = { label: 'Try again', onPress: () => location.reload() };

const titles = {
  unknown: 'There is no website here',
  failed: 'This website cannot start right now',
  invalid: 'This website cannot start',
} as const;

/** Who develops a site sees it on this machine; anybody else is a shopper, who has no use for the names of settings. */
const isOwnMachine = (): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

const Page = ({ failure }: { failure: StartFailure }) => {
  const title = titles[failure.kind];
  switch (failure.kind) {
    case 'unknown': {
      const text = failure.slug
        ? `No site is called "${failure.slug}". Check the name in the address.`
        : 'This host has no site of its own yet.';
      return (
        <main id="main">
          <PageState
            kind="notFound"
            title={title}
            text={text}
            action={failure.slug ? { label: 'Open the main site', href: '/' } : retry}
          />
        </main>
      );
    }
    case 'failed':
      return (
        <main id="main">
          <PageState kind="error" title={title} text={siteFailureText(failure)} action={retry} />
        </main>
      );
    case 'invalid':
      if (!isOwnMachine())
        return (
          <main id="main">
            <PageState kind="error" title={title} text="Please try again later." action={retry} />
          </main>
        );
      return (
        <SiteError
          title={title}
          text="Its configuration has something that cannot be used. Once that is mended, the website is back."
          source="site.json"
          problems={failure.problems}
        />
      );
  }
};

/** Shown where a site cannot start: what to do, and to who develops it, why. The console says why everywhere. */
export const StartFailurePage = ({ failure }: { failure: StartFailure }) => {
  useEffect(() => {
    if (failure.kind !== 'invalid') return;
    for (const { path, message, hint } of failure.problems) console.error(`site.json: ${path} ${message}. ${hint}`);
  }, [failure]);
  return (
    <>
      <Head title={titles[failure.kind]} noIndex />
      <Page failure={failure} />
    </>
  );
};
