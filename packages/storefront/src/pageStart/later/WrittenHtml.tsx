import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { waitFor } from './waiting.ts';
import { onNextChance } from './onNextChance.ts';

type WrittenHtmlProps = {
  nodes: readonly ChildNode[];
  container: RefObject<HTMLElement | null> | undefined;
  isSilent: boolean | undefined;
  attempt: number;
  onRetry: () => void;
};

/** The HTML of a part that React cannot take over yet, as the server has written it: its links work. */
export const WrittenHtml = ({ nodes, container, isSilent, attempt, onRetry }: WrittenHtmlProps) => {
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);

  useLayoutEffect(() => {
    container?.current?.append(...nodes);
    return () => nodes.forEach((node) => node.remove());
  }, [nodes, container]);
  useEffect(() => (isSilent ? undefined : waitFor(nodes)), [isSilent, nodes]);
  useEffect(() => onNextChance(onRetry, attempt), [onRetry, attempt]);
  useEffect(() => {
    if (shownOn.current !== pathname) onRetry();
    shownOn.current = pathname;
  }, [onRetry, pathname]);

  return null;
};
