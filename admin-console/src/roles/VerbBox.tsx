import { FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PermissionName } from '../contract/index.ts';
import { PermissionBox } from './PermissionBox.tsx';
import { verbOf } from './permissionGrid.ts';
import { useAreaName } from './useAreaName.ts';
import type { PermissionField } from './usePermissionField.ts';

interface VerbBoxProps {
  readonly name: PermissionName;
  readonly area: string;
  readonly field: PermissionField;
  readonly isFixed: boolean;
  /** Where no column says the verb. */
  readonly isNamed?: boolean;
}

/** The box of one permission. */
export function VerbBox({ name, area, field, isFixed, isNamed = false }: VerbBoxProps) {
  const translate = useTranslate();
  const resource = useAreaName()(area);
  const verb = translate(`console.roles.verb.${verbOf(name)}`, { _: verbOf(name) });
  const label = translate('console.roles.box', { verb, resource });
  const box = <PermissionBox names={[name]} label={label} field={field} isFixed={isFixed} />;
  if (!isNamed) return box;
  return (
    <FormControlLabel
      control={box}
      label={<Typography variant="body2">{verb}</Typography>}
      sx={{ mr: 2, whiteSpace: 'nowrap' }}
    />
  );
}
