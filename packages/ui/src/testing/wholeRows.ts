const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** The sum of heights, without what is drawn over the picture. */
const inFlow = (sum: number, element: Element): number =>
  getComputedStyle(element).position === 'absolute' ? sum : sum + boxOf(element).height;

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

/**
 * Fails where a row crops its picture to less than 4 by 3, cuts it off, leaves bands of another colour around it, has a button that a
 * finger misses, or draws one text over another.
 */
export const wholeRows = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await document.fonts.ready;
  for (const card of canvasElement.querySelectorAll('article')) {
    const name = card.textContent.slice(0, 40);
    const picture = card.querySelector('[data-part="picture"]');
    const { width = 0, height = 1, right = 0 } = picture ? boxOf(picture) : {};
    if (width / height < 1.32) throw new Error(`${name}: the picture is ${width} by ${height} px.`);
    const media = card.querySelector('[data-part="media"]');
    const bands = media === null ? 0 : boxOf(media).height - [...media.children].reduce(inFlow, 0);
    if (bands > 1) throw new Error(`${name}: ${bands} px of another colour are above and below the picture.`);
    for (const button of card.querySelectorAll('[data-part="actions"] > :is(a, button)'))
      if (button.checkVisibility() && boxOf(button).height < 44)
        throw new Error(`${name}: "${button.textContent}" is ${boxOf(button).height} px high.`);
    const column = picture?.parentElement ? boxOf(picture.parentElement).right : 0;
    if (right > column + 1) throw new Error(`${name}: ${right - column} px of the picture are cut off.`);
    const texts = [...card.querySelectorAll('h2, h3, p, dl')].filter((text) => boxOf(text).height > 2);
    for (const [at, text] of texts.entries())
      for (const other of texts.slice(at + 1))
        if (!text.contains(other) && overlap(boxOf(text), boxOf(other)))
          throw new Error(`"${text.textContent}" and "${other.textContent}" overlap.`);
  }
};
