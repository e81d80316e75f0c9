import { Card, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { LoadedPart } from '../loaded/LoadedPart.tsx';
import { RowsPart } from '../loaded/RowsPart.tsx';
import { useCount } from '../loaded/useCount.ts';
import { useRows } from '../loaded/useRows.ts';
import type { ProjectType } from '../records/rows.ts';
import { TextLink } from '../records/TextLink.tsx';

const statuses = ['onp', 'fol'] as const;
const allTypes = { step: 100, sort: { field: 'name', order: 'ASC' as const } };

/** How many projects of each type are in progress and followed up, each figure the way to them. */
export function ProjectMatrix() {
  const translate = useTranslate();
  const types = useRows<ProjectType>('types', allTypes);
  return (
    <Card sx={{ mt: 2, maxWidth: 720, overflowX: 'auto' }}>
      <Title title={translate('console.projects.byType')} />
      <RowsPart of={types} nothing={<Typography sx={{ p: 4 }}>{translate('console.records.none')}</Typography>}>
        {(rows) => <Matrix types={rows} />}
      </RowsPart>
    </Card>
  );
}

function Matrix({ types }: { readonly types: readonly ProjectType[] }) {
  const translate = useTranslate();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('resources.projects.fields.typeName')}</TableCell>
          {statuses.map((status) => (
            <TableCell key={status} align="right">
              {translate(`console.projectStatus.${status}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {types.map(({ id, name }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {statuses.map((status) => (
              <TableCell key={status} align="right">
                <CountLink
                  typeId={id}
                  status={status}
                  label={`${name}: ${translate(`console.projectStatus.${status}`)}`}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface CountLinkProps {
  readonly typeId: number;
  readonly status: (typeof statuses)[number];
  readonly label: string;
}

function CountLink({ typeId, status, label }: CountLinkProps) {
  const count = useCount('projects', { typeId, status });
  return (
    <LoadedPart of={count} waiting={<Skeleton width={24} sx={{ ml: 'auto' }} />} isSmall>
      {(total) => (
        <TextLink to={`/projects-filter?typeId=${typeId}&status=${status}`} label={`${total} ${label}`}>
          {total}
        </TextLink>
      )}
    </LoadedPart>
  );
}
