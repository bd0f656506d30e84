import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { settings } from 'virtual:component-facts';
import type { Setting } from './componentSettings.ts';

type SettingType = NonNullable<StrictInputType['type']>;

/** What the control of a setting is chosen by. Only a content that is a text can be edited. */
const typeOf = ({ kind, type, choices, isRequired }: Setting, value: unknown): SettingType => {
  const required = isRequired;
  if (kind === 'choice') return { name: 'enum', value: [...choices], required };
  if (kind === 'content')
    return typeof value === 'string' ? { name: 'string', required } : { name: 'other', value: type };
  return kind === 'other' ? { name: 'other', value: type, required } : { name: kind, required };
};

/** The table of a component's settings, with the description of each. */
export const withSettings: ArgTypesEnhancer = ({ argTypes, component, title, initialArgs }) => {
  if (!title.startsWith('Components/')) return argTypes;
  const { displayName } = (component as { __docgenInfo?: { displayName?: string } }).__docgenInfo ?? {};
  const own = settings[displayName ?? ''] ?? settings[title.split('/').at(-1) ?? ''] ?? [];
  const described = own.map((setting): [string, StrictInputType] => {
    const { name, description, type, default: value } = setting;
    const given = initialArgs[name];
    return [
      name,
      {
        ...(setting.kind === 'content' && typeof given !== 'string' ? { control: false } : {}),
        ...argTypes[name],
        name,
        description,
        type: typeOf(setting, given),
        table: { type: { summary: type }, ...(value === undefined ? {} : { defaultValue: { summary: value } }) },
      },
    ];
  });
  return {
    ...Object.fromEntries(described),
    ...Object.fromEntries(Object.entries(argTypes).filter(([name]) => !own.some((setting) => setting.name === name))),
  };
};
