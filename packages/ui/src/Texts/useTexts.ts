import { type TextFor, textsFor } from '@dealer/core/texts';
import { createContext, use } from 'react';

const TextsContext = createContext<TextFor>(textsFor({}));

/**
 * Replaces texts of all components in it. Pass the same function in each render, because every component with a text reads it.
 *
 * @example
 * const texts = textsFor({ Share: 'Send to a friend' });
 * <TextsProvider value={texts}><ShareMenu about="2022 Toyota Hilux" links={[]} onCopy={copy} onOpen={openWindow} /></TextsProvider>
 */
export const TextsProvider = TextsContext.Provider;

/**
 * What a component shows in place of each of its texts: the text itself, unless the site replaces it.
 *
 * @example
 * const t = useTexts();
 * <button type="button">{t('Print')}</button>
 */
export const useTexts = (): TextFor => use(TextsContext);
