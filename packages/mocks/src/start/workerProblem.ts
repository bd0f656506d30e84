/** Why the service worker did not start, and what to do. */
type WorkerProblem = { what: string; remedy: string };

/** Explains why the mock backend did not start. */
export const startProblem = (error: unknown): WorkerProblem =>
  error instanceof Error && error.name === 'SecurityError'
    ? {
        what: 'The browser stores nothing for this address.',
        remedy: 'Allow cookies and site data for it, or use another profile.',
      }
    : {
        what: `An error occurred: ${error instanceof Error ? error.message : String(error)}`,
        remedy: 'The console has the details.',
      };

/** Explains an error of the service worker. */
export const workerProblem = (
  error: unknown,
  { base, isSupported }: { base: string; isSupported: boolean },
): WorkerProblem => {
  if (!isSupported)
    return {
      what: 'This browser allows no service worker at this address.',
      remedy:
        'Use http://localhost or https, no private window, and a profile that does not block cookies and site data.',
    };
  const message = error instanceof Error ? error.message : String(error);
  if (/does not exist|\(404\)|MIME type/.test(message))
    return {
      what: `The host has no ${base}mockServiceWorker.js.`,
      remedy:
        'Upload the whole folder. A build of npm run build:mocked is for the root of a host; npm run share makes one for any path.',
    };
  return {
    what: `The service worker could not be started: ${message}`,
    remedy:
      'Load again, which first removes the old worker. If it comes back, remove the data of this site in the browser.',
  };
};

/** Resolves with the work, or rejects after a time: an outdated worker may never answer. */
export const withinTime = async <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It does not answer. It may be of an older build.')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The mocking library looks for a newer worker at each start. Where the page goes away meanwhile, or the host does not answer, the
 * worker that is there is used, so this is no error of the page.
 */
export const ignoreFailedUpdates = (scope: Pick<Window, 'addEventListener'>): void =>
  scope.addEventListener('unhandledrejection', (event) => {
    if (/Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault();
  });
