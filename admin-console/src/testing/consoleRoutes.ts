import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { CustomRoutes, Resource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { Console } from '../Console.tsx';
import { menu } from '../layout/menu.ts';
import type { Providers } from '../providers/createProviders.ts';

interface RouteProps {
  readonly path: string;
}

/** Every address the console declares, with the first of whatever it is about, and those its menu leads to in their own way. */
export function consoleRoutes(providers: Providers): string[] {
  const declared = elementsIn(Console({ providers }).props.children).flatMap(pathsOf);
  const linked = menu({ ownId: 1, types: [{ id: 1, name: 'Hull & Machinery' }] }).flatMap(({ links }) =>
    links.map(({ to }) => to),
  );
  const paths = [...declared, ...linked];
  return paths.filter((path, at) => paths.findIndex((other) => lookOf(other) === lookOf(path)) === at).sort();
}

/** Nine stages of reports are one look. */
const lookOf = (path: string) => path.replace(/=\d+/g, '=1').replace(/type\/\w+/, 'type');

const elementsIn = (children: ReactNode): ReactElement[] =>
  Children.toArray(children).filter((each) => isValidElement(each));

function pathsOf({ type, props }: ReactElement): string[] {
  if (type === CustomRoutes) return routesIn('', (props as { children: ReactNode }).children);
  if (type !== Resource) return [];
  const { name, list, create, edit, show, children } = props as ResourceProps;
  return [
    ...(list ? [`/${name}`] : []),
    ...(create ? [`/${name}/create`] : []),
    ...(edit ? [`/${name}/1`] : []),
    ...(show ? [`/${name}/1/show`] : []),
    ...routesIn(`/${name}/`, children),
  ];
}

function routesIn(under: string, children: ReactNode): string[] {
  return elementsIn(children)
    .filter(({ type }) => type === Route)
    .map(({ props }) => (props as RouteProps).path)
    .filter((path) => !path.includes('*'))
    .map((path) => under + path.replace(':id', '1').replace(':type', 'Underwriter'));
}
