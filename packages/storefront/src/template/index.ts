export { defineTemplate } from './defineTemplate.ts';
export { lazyWithPreload } from '../lazy/lazyWithPreload.tsx';
export type {
  LazySlot,
  LazySlotName,
  SlotName,
  SlotProps,
  Template,
  TemplatePages,
  TemplateSlots,
  WrittenSlots,
} from './template.ts';
