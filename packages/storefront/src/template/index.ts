export { defineTemplate } from './defineTemplate.ts';
export { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
export type {
  LazySlot,
  LazySlotName,
  SlotName,
  SlotProps,
  TemplateSlots,
  WrittenSlots,
} from '../slots/slots.ts';
export type { Template, TemplatePages } from './template.ts';
