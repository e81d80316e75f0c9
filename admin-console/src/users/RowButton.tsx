import { IconButton, type SvgIconProps, Tooltip } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router';

interface RowButtonProps {
  readonly icon: ComponentType<SvgIconProps>;
  /** Says whom it is about too: every row has the same buttons. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly isGrave?: boolean;
  /** Where it leads; without one it does something. */
  readonly to?: string;
  readonly onClick?: () => void;
}

/** One of the small buttons of a row. */
export function RowButton({ icon: Icon, label, disabled = false, isGrave = false, to, onClick }: RowButtonProps) {
  const hover = isGrave ? { '&:hover, &:focus-visible': { color: 'error.main' } } : {};
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          disabled={disabled}
          onClick={onClick}
          sx={hover}
          {...(to !== undefined && { component: Link, to })}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
