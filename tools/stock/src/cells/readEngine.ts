/** What is known of an engine. Litres are displacement. */
export type Engine = { cylinders?: number; litres?: number; text?: string };

/**
 * Cylinders and litres from "4 cyl, 2.2 L"; electric cars come as "0 L", which is nothing. The second column repeats
 * the cylinders.
 *
 * @example readEngine('4 cyl, 2.2 L', '4 cyl') // => { cylinders: 4, litres: 2.2, text: '2.2 L' }
 */
export const readEngine = (engine: string, cylinderCell: string): Engine => {
  const cylinders = Number(/(\d+) ?cyl/i.exec(`${engine} ${cylinderCell}`)?.[1] ?? 0);
  const litres = Number(/(\d+(?:\.\d+)?) ?L\b/i.exec(engine)?.[1] ?? 0);
  return {
    ...(cylinders > 0 && { cylinders }),
    ...(litres > 0 && { litres, text: `${litres} L` }),
  };
};
