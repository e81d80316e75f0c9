import type { ComponentProps } from 'react';

/**
 * A form whose values are nobody else's. Where no script takes it, a browser sends it by itself: then not in the address,
 * where a password would be kept by histories and logs, and to its own page, which says what is needed.
 */
export function PostForm({ className = 'form', ...form }: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  return <form className={className} {...form} method="post" noValidate />;
}
