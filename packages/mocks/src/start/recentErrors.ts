const most = 20;

/** Collects uncaught errors and what the page writes to the console as an error, for reports. */
export const recentErrors = (scope: Window & { console: Pick<Console, 'error'> }): readonly string[] => {
  const errors: string[] = [];
  const add = (...parts: unknown[]): void => {
    errors.push(parts.map(String).join(' ').slice(0, 500));
    if (errors.length > most) errors.shift();
  };
  const write = scope.console.error;
  scope.console.error = (...parts) => {
    add(...parts);
    write(...parts);
  };
  scope.addEventListener('error', ({ message }) => add(message));
  scope.addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    if (!defaultPrevented) add(reason);
  });
  return errors;
};
