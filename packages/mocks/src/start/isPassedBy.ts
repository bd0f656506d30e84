/**
 * True if a service worker is registered for this page but does not control it. The mocking library would then reload the
 * page again and again.
 */
export const isPassedBy = async (workerUrl: string): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return false;
  const script = new URL(workerUrl, location.href).href;
  return (await navigator.serviceWorker.getRegistrations()).some(
    ({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL === script,
  );
};
