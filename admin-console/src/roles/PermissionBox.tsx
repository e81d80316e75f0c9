import { Checkbox } from '@mui/material';
import type { PermissionName } from '../contract/index.ts';
import type { PermissionField } from './usePermissionField.ts';

interface PermissionBoxProps {
  /** What it ticks: one permission, or a whole row or column. */
  readonly names: readonly PermissionName[];
  readonly label: string;
  readonly field: PermissionField;
  readonly isFixed: boolean;
}

/** A box that ticks one permission or many. Half ticked, it ticks the rest. */
export function PermissionBox({ names, label, field, isFixed }: PermissionBoxProps) {
  const count = names.filter((name) => field.allowed.has(name)).length;
  const isAll = count === names.length;
  const isHalf = count > 0 && !isAll;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={isHalf}
      disabled={isFixed || !names.some(field.mayChange)}
      onChange={() => field.set(names, !isAll)}
      slotProps={{ input: { 'aria-label': label, ref: markHalf(isHalf) } }}
      sx={{ p: 0.5 }}
    />
  );
}

/** MUI draws it half ticked and says so; the box itself has to be told. */
const markHalf = (isHalf: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isHalf;
};
