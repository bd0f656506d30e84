import type { InstantSearch, Middleware } from 'instantsearch.js';

/**
 * InstantSearch goes back to the last state that was answered when a search fails, address included: what a shopper chose would be
 * gone, and trying again would ask the old question. This puts back what was asked for, without asking again.
 *
 * @example
 * useInstantSearch().addMiddlewares(keepAskedState);
 */
export const keepAskedState: Middleware = ({ instantSearchInstance }) => {
  type Parameters = NonNullable<ReturnType<InstantSearch['mainIndex']['getHelper']>>['state'];
  let asked: Parameters | undefined;
  let seen: Error | undefined;
  // Renders follow each change of status; the way back is taken in the render of the error, just before this.
  const onRender = (): void => {
    const helper = instantSearchInstance.mainIndex.getHelper();
    if (!helper) return;
    const { status, error } = instantSearchInstance;
    if (status === 'loading' || status === 'stalled') asked = helper.state;
    if (status === 'error' && error !== seen) {
      seen = error;
      if (!asked || asked === helper.state) return;
      helper.setState(asked);
      // Who listens has just been told of the way back. The error stays.
      instantSearchInstance.scheduleRender(false);
    }
  };
  return {
    $$type: 'dealer.keepAskedState',
    onStateChange: () => {},
    subscribe: () => void instantSearchInstance.on('render', onRender),
    started: () => {},
    unsubscribe: () => void instantSearchInstance.removeListener('render', onRender),
  };
};
