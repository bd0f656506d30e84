import type { SiteProblem } from '@dealer/core/site-check';
import { PageState } from '@dealer/ui/PageState';
import { SiteError } from '@dealer/ui/SiteError';

/** Why there is no website to show. */
export type StartFailure =
  | { kind: 'unknown'; title: string; text: string; offersMainSite: boolean }
  | { kind: 'failed'; title: string; text: string }
  | { kind: 'invalid'; title: string; text: string; problems: readonly SiteProblem[] };

const retry = { label: 'Try again', onPress: () => location.reload() };

/** The page that stands where a site cannot start. */
export const StartFailurePage = ({ failure }: { failure: StartFailure }) => {
  const { title, text } = failure;
  switch (failure.kind) {
    case 'unknown':
      return (
        <main>
          <PageState kind="notFound" title={title} text={text} action={failure.offersMainSite ? { label: 'Open the main site', href: '/' } : retry} />
        </main>
      );
    case 'failed':
      return (
        <main>
          <PageState kind="error" title={title} text={text} action={retry} />
        </main>
      );
    case 'invalid':
      return <SiteError title={title} text={text} source="site.json" problems={failure.problems} />;
  }
};
