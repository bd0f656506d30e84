export { defineTemplate } from './defineTemplate.ts';
export { later } from '../region/later.tsx';
export type {
  LateSlot,
  LateSlotName,
  SlotName,
  SlotProps,
  Template,
  TemplatePages,
  TemplateSlots,
  WrittenSlots,
} from './template.ts';
