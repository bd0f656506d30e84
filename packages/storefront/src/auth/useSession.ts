import { useStore } from 'zustand';
import { useStorefront } from '../boot/storefront.ts';
import type { SessionState } from './createSessionStore.ts';
import { sessionOf } from './sessionOf.ts';

/** Who is signed in, and what can be done about it. Only for lazy chunks: a first load must not carry it. */
export const useSession = (): SessionState => useStore(sessionOf(useStorefront()));
