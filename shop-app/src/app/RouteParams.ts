import { createContext, use } from 'react';

/** What the route takes from the address, such as the slug of a page. */
export const RouteParams = createContext<Readonly<Record<string, string | undefined>>>({});

export const useRouteParams = () => use(RouteParams);
