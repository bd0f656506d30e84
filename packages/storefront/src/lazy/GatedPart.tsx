import { Component, type ReactNode, type RefObject, Suspense, use } from 'react';
import { WrittenHtml } from './WrittenHtml.tsx';
import type { LazyComponent } from './lazyWithPreload.tsx';
import { RetainsHtml, NotTakenOver, retryLoads } from './loads.ts';

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

const Gated = ({ gate, children }: { gate: Gate; children: ReactNode }) => {
  if (gate.opened) use(gate.opened);
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
 * it over, and where the code for that does not come, until a later attempt. Opening the gate renders nothing outside, because React
 * discards the server's HTML of content whose props change.
 *
 * @example
 * <GatedPart gate={gate} placeholder={<div className={styles.footer} />}><Footer /></GatedPart>
 */
export class GatedPart extends Component<GatedPartProps, GatedPartState> {
  static override contextType = RetainsHtml;
  declare context: () => boolean;

  static getDerivedStateFromError(problem: Error): Partial<GatedPartState> {
    return { problem };
  }

  override state: GatedPartState = { attempt: 0 };
  private nodes: readonly ChildNode[] = [];

  /** What a server has written, from when it is needed. React marks it with a comment before and after it. */
  private written(): readonly ChildNode[] {
    const nodes = [...(this.props.container?.current?.childNodes ?? [])];
    if (this.nodes.length === 0 && nodes[0] instanceof Comment) this.nodes = nodes.slice(1, -1);
    return this.nodes;
  }

  private readonly retains = (): boolean => this.written().length > 0 || this.context();

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
    const isRetained = this.nodes.length > 0 || (problem instanceof NotTakenOver && this.written().length > 0);
    if (problem && !isSilent && !(problem instanceof NotTakenOver && isRetained)) throw problem;
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
      <RetainsHtml value={this.retains}>
        <Suspense key={attempt} fallback={isRetained && attempt > 0 ? html : placeholder}>
          <Gated gate={gate}>{children}</Gated>
        </Suspense>
      </RetainsHtml>
    );
  }
}
