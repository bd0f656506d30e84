import type { SiteAnswer } from './fetchSite.ts';

/** The message for a failure of `fetchSite`. It is a separate file because few visits need it. */
export const siteFailureText = ({ reason, status }: Extract<SiteAnswer, { kind: 'failed' }>): string => {
  switch (reason) {
    case 'notJson':
      return 'The site file is not valid JSON. It must be one JSON object.';
    case 'offline':
      return 'The server could not be reached.';
    case 'timeout':
      return 'The server took too long to answer.';
    case 'aborted':
      return 'The call was cancelled.';
    case 'status':
      return `The server answered ${status}.`;
    case 'malformed':
      return 'The answer could not be read.';
  }
};
