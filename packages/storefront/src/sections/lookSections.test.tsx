import { describe, expect, it } from 'vitest';
import { lookSections } from './lookSections.ts';
import { defineSection } from './section.ts';

const section = defineSection({});
const OpenDay = () => null;
const OpenDayPlaceholder = () => null;

describe('the sections of a look', () => {
  it('the sections of a look are its folders: each with its component, and its placeholder where it has one', async () => {
    const sections = lookSections({
      definitions: { './OpenDay/section.ts': { section }, './Tides/section.ts': { section } },
      components: {
        './OpenDay/OpenDay.tsx': () => Promise.resolve({ OpenDay }),
        './Tides/Tides.tsx': () => Promise.reject(new Error('Only when it comes near the viewport.')),
      },
      placeholders: { './OpenDay/OpenDayPlaceholder.tsx': { OpenDayPlaceholder } },
    });
    expect(Object.keys(sections)).toEqual(['openDay', 'tides']);
    expect(sections['openDay']).toMatchObject({ definition: section, Placeholder: OpenDayPlaceholder });
    expect(sections['tides']?.Placeholder).toBeUndefined();
    const component = sections['openDay']?.Component as unknown as { preload: () => Promise<boolean> };
    expect(await component.preload()).toBe(true);
  });

  it('the sections of a look name the folder that has no component, and what to write', () => {
    expect(() => lookSections({ definitions: { './OpenDay/section.ts': { section } }, components: {} })).toThrow(
      './OpenDay/section.ts needs OpenDay/OpenDay.tsx, which exports OpenDay.',
    );
  });
});
