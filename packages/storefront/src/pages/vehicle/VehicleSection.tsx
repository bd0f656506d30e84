import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { FoldSection } from '@dealer/ui/FoldSection';
import { addToContents, ContentsContext } from './contents.ts';

type VehicleSectionProps = {
  /** Id of the heading. */
  id: string;
  /** Id of the section, where addresses name it. */
  anchor?: string;
  title: string;
  /** On phones. */
  startsOpen?: boolean;
  /** Left out on paper: what only works on a screen. */
  isScreenOnly?: boolean;
  children: ReactNode;
};

/** A section of the vehicle page's details: in the table of contents on wide screens, folded on phones until a press or an address opens it. */
export const VehicleSection = ({
  id,
  anchor,
  title,
  startsOpen = false,
  isScreenOnly,
  children,
}: VehicleSectionProps) => {
  const [isOpen, setOpen] = useState(startsOpen);
  const section = useRef<HTMLElement>(null);
  const contents = use(ContentsContext);
  const { hash } = useLocation();

  useEffect(
    () => (contents && section.current ? addToContents(contents, { id, title, element: section.current }) : undefined),
    [contents, id, title],
  );

  useEffect(() => {
    const open = (address: string): void => {
      const target = address === '' ? null : document.getElementById(decodeURIComponent(address.slice(1)));
      if (target && section.current?.contains(target)) setOpen(true);
    };
    open(hash);
    // The same address once more is no navigation.
    const onClick = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link) open(link.hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [hash]);

  return (
    <FoldSection
      ref={section}
      id={id}
      anchor={anchor}
      title={title}
      isOpen={isOpen}
      isScreenOnly={isScreenOnly}
      onOpenChange={setOpen}
    >
      {children}
    </FoldSection>
  );
};
