import { useId, useState } from 'react';

export type Schema = {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, Schema>>;
};

type FieldProps = { name: string; schema: Schema; value: unknown; onChange: (value: unknown) => void };

/** A value that no other field fits, as JSON. */
const JsonField = ({ id, value, onChange }: { id: string; value: unknown; onChange: (value: unknown) => void }) => {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const apply = (): void => {
    try {
      onChange(text.trim() === '' ? undefined : (JSON.parse(text) as unknown));
      setIsWrong(false);
    } catch {
      setIsWrong(true);
    }
  };
  return (
    <>
      <textarea
        id={id}
        rows={Math.min(8, text.split('\n').length)}
        value={text}
        aria-invalid={isWrong}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
      />
      {isWrong ? <small role="alert">This is not JSON.</small> : null}
    </>
  );
};

const SettingField = ({ name, schema, value, onChange }: FieldProps) => {
  const id = useId();
  const kinds = schema.anyOf ?? [schema];
  const isNullable = kinds.some(({ type }) => type === 'null');
  const [kind = {}, ...others] = kinds.filter(({ type }) => type !== 'null');
  const shown = value === undefined ? schema.default : value;
  const choices = kind.enum;
  const none = isNullable ? null : undefined;
  const field = (): React.ReactNode => {
    if (others.length > 0) return undefined;
    if (kind.type === 'boolean')
      return (
        <input id={id} type="checkbox" checked={shown === true} onChange={(event) => onChange(event.target.checked)} />
      );
    if (choices)
      return (
        <select
          id={id}
          value={choices.indexOf(shown)}
          onChange={({ target }) => onChange(choices[Number(target.value)] ?? none)}
        >
          {isNullable ? <option value={-1}>–</option> : null}
          {choices.map((choice, at) => (
            <option key={String(choice)} value={at}>
              {String(choice)}
            </option>
          ))}
        </select>
      );
    if (kind.type === 'number' || kind.type === 'integer')
      return (
        <input
          id={id}
          type="number"
          min={kind.minimum}
          max={kind.maximum}
          step={kind.type === 'integer' ? 1 : 'any'}
          value={typeof shown === 'number' ? shown : ''}
          onChange={({ target }) => onChange(target.value === '' ? none : target.valueAsNumber)}
        />
      );
    if (kind.type === 'string')
      return (
        <input
          id={id}
          type="text"
          value={typeof shown === 'string' ? shown : ''}
          onChange={({ target }) => onChange(target.value === '' ? none : target.value)}
        />
      );
    return undefined;
  };
  return (
    <p>
      <label htmlFor={id}>{name}</label>
      {field() ?? <JsonField id={id} value={shown} onChange={onChange} />}
      {schema.description ? <small>{schema.description}</small> : null}
    </p>
  );
};

/** A form for settings, from their JSON Schema. A setting with its default value is left out. */
export const SettingsForm = ({
  schema: { properties = {} },
  value,
  onChange,
}: {
  schema: Schema;
  value: Readonly<Record<string, unknown>>;
  onChange: (value: Record<string, unknown>) => void;
}) => {
  const names = Object.entries(properties);
  if (names.length === 0) return <p>This section has no settings.</p>;
  return names.map(([name, schema]) => (
    <SettingField
      key={name}
      name={name}
      schema={schema}
      value={value[name]}
      onChange={(next) => {
        const { [name]: _, ...rest } = value;
        const isDefault = next === undefined || JSON.stringify(next) === JSON.stringify(schema.default);
        onChange(isDefault ? rest : { ...value, [name]: next });
      }}
    />
  ));
};
