import { Component, type ReactNode, type RefObject, Suspense, use, useEffect } from 'react';
import { WrittenHtml } from './WrittenHtml.tsx';
import type { LazyComponent } from './lazyWithPreload.tsx';
import { type Around, AroundPart, NotTakenOver, retryLoads } from './loads.ts';

type Part = Pick<LazyComponent<never>, 'preload'>;

/** Lets content render once `open` was called. */
export type Gate = {
  readonly isOpen: () => boolean;
  /** Resolves when it opens; undefined for a gate that was open from the start. */
  readonly opened: Promise<void> | undefined;
  readonly open: () => void;
  /** Opens when the code of the part has come. Where it does not come, what a server has written remains. */
  readonly load: (part: Part) => Promise<void>;
  /** What happens where the code does not come. */
  onMissing: () => void;
};

export const createGate = (isOpen: boolean): Gate => {
  let resolve = (): void => undefined;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  let isOpened = isOpen;
  const open = (): void => {
    isOpened = true;
    resolve();
  };
  const gate: Gate = {
    opened: isOpen ? undefined : opened,
    isOpen: () => isOpened,
    open,
    load: async (part) => ((await part.preload()) ? open() : gate.onMissing()),
    onMissing: open,
  };
  return gate;
};

type GatedProps = { gate: Gate; onRender: () => void; onTakenOver: () => void; children: ReactNode };

const Gated = ({ gate, onRender, onTakenOver, children }: GatedProps) => {
  if (gate.opened) use(gate.opened);
  onRender();
  // In a task of its own: an error of an effect is handled before it.
  useEffect(() => {
    const timer = setTimeout(onTakenOver);
    return () => clearTimeout(timer);
  }, [onTakenOver]);
  return children;
};

type GatedPartProps = {
  gate: Gate;
  placeholder: ReactNode;
  children: ReactNode;
  /** The code that the gate waits for. */
  part?: Part;
  /** The element around this part and nothing else; without it nothing is retained. */
  container?: RefObject<HTMLElement | null>;
  /** Only machines read it: visitors need not know that it waits, and nothing visible may fail with it. */
  isSilent?: boolean;
};

type GatedPartState = { problem?: Error; attempt: number };

/**
 * Content that renders once its gate is open, and its placeholder until then. What a server has written remains visible until React takes
 * it over, and where that fails (its code does not come, or throws), until a later attempt. Opening the gate renders nothing outside,
 * because React discards the server's HTML of content whose props change.
 */
export class GatedPart extends Component<GatedPartProps, GatedPartState> {
  static override contextType = AroundPart;
  declare context: Around;

  static getDerivedStateFromError(problem: Error): Partial<GatedPartState> {
    return { problem };
  }

  override state: GatedPartState = { attempt: 0 };
  private nodes: readonly ChildNode[] = [];
  private isTakenOver = false;
  private isReported = false;

  /** What a server has written, from when it is needed. React marks it with a comment before and after it. */
  private written(): readonly ChildNode[] {
    const nodes = [...(this.props.container?.current?.childNodes ?? [])];
    // A server has no nodes, nor their classes.
    if (this.nodes.length === 0 && nodes[0]?.nodeName === '#comment' && nodes[0].nodeValue === '$')
      this.nodes = nodes.slice(1, -1);
    return this.nodes;
  }

  /** Whether what a server has written remains because of the error: whatever fails before it was taken over, and missing code after it. */
  private isRetained(error: Error): boolean {
    return (!this.isTakenOver || error instanceof NotTakenOver) && this.written().length > 0;
  }

  private readonly around: Around = {
    retains: (error) => this.isRetained(error) || this.context.retains(error),
    report: (error) => this.context.report(error),
  };

  /** Before React removes it: it does so at an error, and waits for what else the part needs. */
  private readonly remember = (): void => {
    if (!this.isTakenOver) this.written();
  };

  private readonly onTakenOver = (): void => {
    this.isTakenOver = true;
    this.nodes = [];
  };

  /** Once: later attempts mostly fail in the same way. */
  override componentDidCatch(error: Error): void {
    this.isTakenOver = false;
    if (this.isReported) return;
    this.isReported = !(error instanceof NotTakenOver) || error.report !== undefined;
    if (error instanceof NotTakenOver) error.report?.();
    else this.context.report(error);
  }

  override componentDidMount(): void {
    const { gate } = this.props;
    gate.onMissing = () =>
      this.props.isSilent || this.written().length > 0
        ? this.setState({ problem: new NotTakenOver('A part of the page did not load.') })
        : gate.open();
  }

  private readonly retry = async (): Promise<void> => {
    const { gate, part } = this.props;
    retryLoads();
    const isThere = (await part?.preload()) !== false;
    if (isThere) gate.open();
    this.setState(({ problem, attempt }) => ({ problem: isThere ? undefined : problem, attempt: attempt + 1 }));
  };

  override render(): ReactNode {
    const { gate, placeholder, children, container, isSilent } = this.props;
    const { problem, attempt } = this.state;
    if (problem && !isSilent && !this.isRetained(problem)) throw problem;
    const html = (
      <WrittenHtml
        nodes={this.nodes}
        container={container}
        isSilent={isSilent}
        attempt={attempt}
        onRetry={this.retry}
      />
    );
    return problem ? (
      html
    ) : (
      <AroundPart value={this.around}>
        <Suspense key={attempt} fallback={this.nodes.length > 0 && attempt > 0 ? html : placeholder}>
          <Gated gate={gate} onRender={this.remember} onTakenOver={this.onTakenOver}>
            {children}
          </Gated>
        </Suspense>
      </AroundPart>
    );
  }
}
