import { type ReactNode, Suspense, use } from 'react';

/** Lets content render once `open` was called. */
export type Gate = {
  readonly isOpen: () => boolean;
  /** Resolves when it opens; undefined for a gate that was open from the start. */
  readonly opened: Promise<void> | undefined;
  readonly open: () => void;
};

/**
 * A gate.
 *
 * @example
 * const [gate] = useState(() => createGate(part.isLoaded()));
 */
export const createGate = (isOpen: boolean): Gate => {
  let resolve = (): void => undefined;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  let isOpened = isOpen;
  return {
    opened: isOpen ? undefined : opened,
    isOpen: () => isOpened,
    open: () => {
      isOpened = true;
      resolve();
    },
  };
};

const Gated = ({ gate, children }: { gate: Gate; children: ReactNode }) => {
  if (gate.opened) use(gate.opened);
  return children;
};

/**
 * Content that renders once its gate is open, and its placeholder until then. What a server has written remains visible until React takes
 * it over. Opening the gate renders nothing outside, because React discards the server's HTML of content whose props change.
 *
 * @example
 * <GatedPart gate={gate} placeholder={<div className={styles.footer} />}><Footer /></GatedPart>
 */
export const GatedPart = ({
  gate,
  placeholder,
  children,
}: {
  gate: Gate;
  placeholder: ReactNode;
  children: ReactNode;
}) => (
  <Suspense fallback={placeholder}>
    <Gated gate={gate}>{children}</Gated>
  </Suspense>
);
