import { type ReactNode, useContext } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { PagePath } from './pagePath.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * Isolates a part of a page: if it throws, the rest of the page stays usable and the error is reported on the event bus. A
 * navigation to another page resets it.
 */
export const ErrorRegion = ({
  name,
  fallback,
  children,
}: {
  name: string;
  fallback?: ReactNode;
  children: ReactNode;
}) => {
  const { events } = useStorefront();
  const path = useContext(PagePath);
  return (
    <ErrorBoundary
      name={name}
      resetKey={path}
      onError={(region, message) => events.emit({ kind: 'regionFailed', region, message })}
      fallback={fallback}
    >
      {children}
    </ErrorBoundary>
  );
};
