type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The inputs of an action are annotated properties: `query-input`. */
const annotation = /-(?:input|output)$/;

/** What structured data has and schema.org does not: types that it does not define, and properties that a type does not have. */
export type SchemaCheck = (value: unknown) => readonly string[];

/**
 * A check of structured data against schema.org's vocabulary. `declarations` is the text of `schema-dts/dist/schema.d.ts`, which has an
 * interface for each type with its own properties, extending those of its parents.
 *
 * @example
 * schemaCheck(declarations)({ '@type': 'Car', wheels: 4 }) // => ['Car.wheels']
 */
export const schemaCheck = (declarations: string): SchemaCheck => {
  const interfaces = new Map<string, { parents: string[]; names: string[] }>();
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{([\s\S]*?)^\}/gm,
  ))
    interfaces.set(name, {
      parents: parents.split(',').map((parent) => parent.trim()),
      names: [...body.matchAll(/^ {4}"([\w@]+)"\??:/gm)].map(([, property = '']) => property),
    });

  const propertiesOf = (name: string): string[] => {
    const found = interfaces.get(name);
    return found === undefined ? [] : [...found.names, ...found.parents.flatMap(propertiesOf)];
  };
  const known = new Map<string, ReadonlySet<string>>();
  const propertiesOfType = (type: string): ReadonlySet<string> => {
    const properties = known.get(type) ?? new Set([...propertiesOf(`${type}Leaf`), ...propertiesOf(`${type}Base`)]);
    known.set(type, properties);
    return properties;
  };

  const check: SchemaCheck = (value) => {
    if (Array.isArray(value)) return value.flatMap(check);
    if (!isNode(value)) return [];
    const type = value['@type'];
    const properties = typeof type === 'string' ? propertiesOfType(type) : undefined;
    return Object.entries(value).flatMap(([name, inner]) => [
      ...(name === '@type' && properties?.size === 0 ? [String(type)] : []),
      ...(name.startsWith('@') || properties === undefined || properties.has(name.replace(annotation, ''))
        ? []
        : [`${String(type)}.${name}`]),
      ...check(inner),
    ]);
  };
  return check;
};
