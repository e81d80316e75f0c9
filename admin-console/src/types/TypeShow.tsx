import { SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { RelatedRows } from '../loaded/RelatedRows.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import { ShowScreen } from '../loaded/ShowScreen.tsx';
import { Facts } from '../records/Facts.tsx';
import { History } from '../records/History.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import type { ProjectType, TypeDetail } from '../records/rows.ts';
import { ShowBar } from '../records/ShowBar.tsx';
import { TextLink } from '../records/TextLink.tsx';
import { useFormats } from '../records/useFormats.ts';

const Column = RowColumn<TypeDetail>;
const field = (name: keyof ProjectType) => `resources.types.fields.${name}`;

export function TypeShow() {
  return (
    <ShowScreen title={<NameTitle />} actions={<ShowBar />}>
      <SimpleShowLayout>
        <TypeFacts />
        <RelatedRows
          title="resources.types-detail.name"
          reference="types-detail"
          target="typeId"
          sort={{ field: 'sort', order: 'ASC' }}
          link="show"
        >
          <Column source="code" />
          <Column source="name" />
          <Column source="projectCount" align="right" />
        </RelatedRows>
      </SimpleShowLayout>
      <History />
    </ShowScreen>
  );
}

function TypeFacts() {
  const type = useRecordContext<ProjectType>();
  const translate = useTranslate();
  const { money } = useFormats();
  if (!type) return null;
  const { id, name, code, line, numberingPrefix, daysPrelim, daysFinal, statusEveryDays } = type;
  const plain = { name, code, line, numberingPrefix, daysPrelim, daysFinal, statusEveryDays };
  return (
    <Facts
      facts={[
        ...Object.entries(plain).map(([key, value]) => ({ label: field(key as keyof ProjectType), value })),
        { label: field('defaultFee'), value: money(type.defaultFee, type.currency) },
        { label: field('isActive'), value: translate(`ra.boolean.${type.isActive}`) },
        {
          label: field('projectCount'),
          value: <TextLink to={`/projects-filter?typeId=${id}&status=onp`}>{type.projectCount}</TextLink>,
        },
      ]}
    />
  );
}
