import type { FakeRoute } from './on.ts';

export interface Match {
  readonly route: FakeRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of a method and a path under the API prefix. '/city/rpx' is itself before it is a '/city/{provinceId}'. */
export function matchRoute(routes: readonly FakeRoute[], method: string, path: string): Match | undefined {
  const matches = routes.flatMap((route) => {
    const params = route.call.method === method ? paramsOf(route.call.path, path) : undefined;
    return params ? [{ route, params }] : [];
  });
  return matches.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
}

function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name) params[name] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return params;
}
