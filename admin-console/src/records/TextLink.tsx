import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** For who hears the link without what stands around it. */
  readonly label?: string;
}

/** A link within text, in the colours of the theme. */
export function TextLink({ to, children, label }: TextLinkProps) {
  return (
    <Link component={RouterLink} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
