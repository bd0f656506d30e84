/**
 * The search of the Get Finance Now promotion, in Meilisearch's grammar: used cars in stock with more than one photo (specification
 * section 2, Other screens; row 2.O17; decision A18). Ask for six; the index ranks the dealer's featured ones first (`custom_rank`).
 *
 * @example
 * financePromoFilter; // => 'car_type = used AND (status = in_stock OR status = coming_soon) AND photos_count > 1'
 */
export const financePromoFilter =
  'car_type = used AND (status = in_stock OR status = coming_soon) AND photos_count > 1';
