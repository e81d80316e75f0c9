import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { builtScreens } from '../layout/builtScreens.ts';

const places: Readonly<Record<string, (id: number) => string>> = {
  users: (id) => `/users/edit/${id}`,
  roles: (id) => `/roles/${id}`,
  projects: (id) => `/projects/${id}/show`,
};

interface AuditedRecordProps {
  readonly entity: string;
  readonly id: number;
}

/** 'role #3', with the way there where there is a screen. */
export function AuditedRecord({ entity, id }: AuditedRecordProps) {
  const translate = useTranslate();
  const name = `${translate(`console.audit.entity.${entity}`, { _: entity })} #${id}`;
  const place = builtScreens.has(entity) ? places[entity]?.(id) : undefined;
  if (!place) return name;
  return (
    <Link component={RouterLink} to={place} color="inherit">
      {name}
    </Link>
  );
}
