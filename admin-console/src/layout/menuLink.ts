import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import type { PermissionName } from '../contract/index.ts';

export interface MenuLink {
  /** A word of the specification as it stands, or the key of a message. */
  readonly label: string;
  /** What fills the blanks of its message. */
  readonly about?: Readonly<Record<string, string>>;
  readonly to: string;
  /** Shown to whoever has it; without one, to everybody. */
  readonly permission?: PermissionName;
  readonly icon?: ComponentType<SvgIconProps>;
}

export interface MenuGroup {
  /** Without one its links stand by themselves. */
  readonly label?: string;
  readonly icon?: ComponentType<SvgIconProps>;
  readonly links: readonly MenuLink[];
}

/** What the links of the menu are made of besides its words. */
export interface MenuFacts {
  /** Who looks at the menu. */
  readonly ownId: number;
  /** The types of projects, once they are known. */
  readonly types: readonly { readonly id: number; readonly name: string }[];
}
