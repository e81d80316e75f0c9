import { Card, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Title, useGetList, useTranslate } from 'react-admin';
import type { Project, ProjectType } from '../records/rows.ts';
import { TextLink } from '../records/TextLink.tsx';

const statuses = ['onp', 'fol'] as const;
const allTypes = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' as const } };

/** How many projects of each type are in progress and followed up, each figure the way to them. */
export function ProjectMatrix() {
  const translate = useTranslate();
  const { data: types } = useGetList<ProjectType>('types', allTypes);
  return (
    <Card sx={{ mt: 2, maxWidth: 720, overflowX: 'auto' }}>
      <Title title={translate('console.projects.byType')} />
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
          {types?.map(({ id, name }) => (
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
    </Card>
  );
}

interface CountLinkProps {
  readonly typeId: number;
  readonly status: (typeof statuses)[number];
  readonly label: string;
}

function CountLink({ typeId, status, label }: CountLinkProps) {
  const one = { pagination: { page: 1, perPage: 1 }, filter: { typeId, status } };
  const { total } = useGetList<Project>('projects', one);
  if (total === undefined) return <Skeleton width={24} sx={{ ml: 'auto' }} />;
  return (
    <TextLink to={`/projects-filter?typeId=${typeId}&status=${status}`} label={`${total} ${label}`}>
      {total}
    </TextLink>
  );
}
