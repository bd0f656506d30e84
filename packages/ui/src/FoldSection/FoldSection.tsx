import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import styles from './FoldSection.module.css';

export type FoldSectionProps = {
  /** Id of the heading. */
  id: string;
  /** Id of the section itself, for addresses that name it. */
  anchor?: string;
  title: string;
  /** On phones; elsewhere and on paper it is always open. */
  isOpen: boolean;
  /** Left out on paper: what only works on a screen. */
  isScreenOnly?: boolean;
  onOpenChange: (isOpen: boolean) => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/**
 * A section of a long page that folds on phones. Its content is always in the document, so find-in-page opens it where the browser
 * supports `hidden="until-found"`, which React does not write.
 *
 * @avoid Around what decides, such as price and condition.
 * @accessibility A section named by its heading. On phones the button has the same name, announces whether it is expanded, and fills the head of 60 px, with the focus ring around it. On wider screens there is no button, and the content is always there.
 * @accessibility Motion: the chevron turns, with reduced motion at once.
 *
 * @example
 * <FoldSection id="details" title="Car Details" isOpen={isOpen} onOpenChange={setOpen}><SpecList items={items} /></FoldSection>
 */
export const FoldSection = ({
  id,
  anchor,
  title,
  isOpen,
  isScreenOnly = false,
  onOpenChange,
  ref,
  children,
  ...root
}: WithRoot<FoldSectionProps, 'section'>) => {
  const contentId = useId();
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = content.current;
    if (element === null || isOpen || !('onbeforematch' in element)) return undefined;
    const open = () => onOpenChange(true);
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', open);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', open);
    };
  }, [isOpen, onOpenChange]);

  return (
    <section
      {...rootProps(root, styles.root)}
      ref={ref}
      id={anchor}
      aria-labelledby={id}
      data-part="fold-section"
      data-print={isScreenOnly ? 'hide' : undefined}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <div className={styles.head} data-part="fold-head">
        <SectionHeading id={id} title={title} />
        <button
          type="button"
          className={styles.toggle}
          aria-labelledby={id}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => onOpenChange(!isOpen)}
        >
          <ChevronDown className={styles.chevron} />
        </button>
      </div>
      <div ref={content} id={contentId} className={styles.content} data-part="fold-content">
        {children}
      </div>
    </section>
  );
};
