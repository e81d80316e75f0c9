import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';

/**
 * Without transitions: react-admin resets its stores right after it has sent somebody elsewhere, and must not find them
 * still where they were.
 */
export function ConsoleRouter({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return <RouterProvider router={router} useTransitions={false} />;
}
