import type { Call } from 'shop-core/wire';

const parameter = /\{([^}]+)\}/g;
const shapeOf = (path: string) => path.replace(parameter, '{}');
const namesIn = (path: string) => [...path.matchAll(parameter)].map(([, name = '']) => name);

/**
 * The path of a call as a document may have it. OpenAPI knows one template for GET /cart/{customer-code} and
 * DELETE /cart/{id}: /cart/{customer-code-or-id}. The names in it never travel.
 */
export function templatePath(call: Call, calls: readonly Call[]): string {
  const alike = calls.filter(({ path }) => shapeOf(path) === shapeOf(call.path)).map(({ path }) => namesIn(path));
  let at = 0;
  return call.path.replace(parameter, () => {
    const names = new Set(alike.map((each) => each[at]));
    at += 1;
    return `{${[...names].sort().join('-or-')}}`;
  });
}

/** What the template calls a parameter of the call. */
export function templateName(call: Call, template: string, name: string): string {
  return namesIn(template)[namesIn(call.path).indexOf(name)] ?? name;
}
