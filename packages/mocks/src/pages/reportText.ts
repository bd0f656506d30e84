import { recordedRequests } from '../log/requestLog.ts';
import type { PageDeps } from './pageDeps.ts';

/** The text of a bug report: how to see the state, where it was seen, errors, the last calls and events. */
export const reportText = async (deps: PageDeps, link: string): Promise<string> => {
  const [requests, events] = await Promise.all([recordedRequests(deps.store), deps.store.events()]);
  const { applied, refused } = deps.applied();
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)];
  return [
    '# What is wrong',
    '',
    '(what you did, what you expected, what happened)',
    '',
    `See it: ${link}`,
    ...list('Where', [
      `Page: ${location.href}`,
      `Look and site: ${document.documentElement.dataset['template'] ?? 'unknown'}, ${deps.siteSlug}`,
      `Build: ${deps.build}`,
      `Clock: ${new Date().toISOString()}${deps.settings().now === '' ? ', of the device' : ', set by the tester'}`,
      `Window: ${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels per point`,
      `Browser: ${navigator.userAgent}`,
    ]),
    ...list('Settings', [
      ...Object.entries(deps.settings()).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`])),
      ...applied.map((text) => `applied: ${text}`),
      ...refused.map(({ text, reason }) => `not applied: ${text}. ${reason}`),
    ]),
    ...list('Errors', deps.errors),
    ...list(
      'Last calls, newest first',
      requests
        .slice(0, 20)
        .map(
          ({ at, method, url, status, ms, faults, unhandled }) =>
            `${new Date(at).toISOString()} ${method} ${url} ${status === 0 ? 'no answer' : status}, ${ms} ms${
              faults.length === 0 ? '' : `, ${faults.join(', ')}`
            }${unhandled ? ', unhandled' : ''}`,
        ),
    ),
    ...list(
      'Last events, newest first',
      events
        .slice(0, 20)
        .map(
          ({ kind, received_at, payload }) =>
            `${new Date(received_at).toISOString()} ${kind} ${JSON.stringify(payload)}`,
        ),
    ),
    '',
  ].join('\n');
};
