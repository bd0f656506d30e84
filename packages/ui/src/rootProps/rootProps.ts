import type { ComponentProps, CSSProperties, JSX } from 'react';

type KeysOf<Props> = Props extends unknown ? keyof Props : never;

/** The props of a component with those of its root element that it does not name itself. An `id` that is a number is a model's. */
export type WithRoot<Props, Tag extends keyof JSX.IntrinsicElements> = Props &
  Omit<ComponentProps<Tag>, KeysOf<Props> | 'children' | 'id'> &
  ('id' extends KeysOf<Props> ? unknown : { id?: string | number | undefined });

type Rest = { className?: string | undefined; style?: CSSProperties | undefined };

/** What every element takes. Models are spread into components, so the rest also has their other fields, such as `onInverse`. */
const ofElements =
  /^(data-|aria-|on(Click|DoubleClick|Context|Focus|Blur|Key|Pointer|Mouse|Touch|Drag|Drop|Scroll|Wheel|Change|Input|Submit|Animation|Transition)|(ref|role|lang|dir|hidden|tabIndex)$)/;

/** Is it for the root element? An `id` that is a number is a model's. */
export const isOfElement = (name: string, value: unknown): boolean =>
  ofElements.test(name) || (name === 'id' && typeof value === 'string');

/**
 * What a component passes to its root element of the props that it does not name: `ref`, `id`, `className` and `style` in addition to
 * its own, handlers, and `data-` and `aria-` attributes. Attributes that the component sets itself come after it, so they win.
 *
 * @example
 * <ul {...rootProps(root, styles.tags)} data-part="tags">
 */
export const rootProps = <Root extends object>(root: Root, className?: string, style?: CSSProperties) => {
  const { className: given, style: givenStyle } = root as Rest;
  return {
    ...(Object.fromEntries(Object.entries(root).filter(([name, value]) => isOfElement(name, value))) as Pick<
      Root,
      keyof Root & 'ref'
    >),
    className: given && className ? `${className} ${given}` : (given ?? className),
    style: givenStyle ? { ...style, ...givenStyle } : style,
  };
};
