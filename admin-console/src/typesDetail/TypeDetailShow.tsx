import { SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { ShowScreen } from '../loaded/ShowScreen.tsx';
import { Facts } from '../records/Facts.tsx';
import { History } from '../records/History.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import type { TypeDetail } from '../records/rows.ts';
import { ShowBar } from '../records/ShowBar.tsx';
import { TextLink } from '../records/TextLink.tsx';
import { useFormats } from '../records/useFormats.ts';

const field = (name: keyof TypeDetail) => `resources.types-detail.fields.${name}`;

export function TypeDetailShow() {
  return (
    <ShowScreen title={<NameTitle />} actions={<ShowBar />}>
      <SimpleShowLayout>
        <TypeDetailFacts />
      </SimpleShowLayout>
      <History />
    </ShowScreen>
  );
}

function TypeDetailFacts() {
  const detail = useRecordContext<TypeDetail>();
  const translate = useTranslate();
  const { money } = useFormats();
  if (!detail) return null;
  const projectField = (name: string) => translate(`resources.projects.fields.${name}`, { _: name });
  const fees = detail.feeLines.map(({ text, amount }) => `${text}: ${money(amount, 'IDR')}`);
  return (
    <Facts
      facts={[
        { label: field('typeName'), value: <TextLink to={`/types/${detail.typeId}/show`}>{detail.typeName}</TextLink> },
        { label: field('name'), value: detail.name },
        { label: field('code'), value: detail.code },
        { label: field('projectCount'), value: detail.projectCount },
        { label: field('isActive'), value: translate(`ra.boolean.${detail.isActive}`) },
        { label: field('checklist'), value: detail.checklist.join('\n'), isLong: true },
        { label: field('requiredFields'), value: detail.requiredFields.map(projectField).join(', '), isLong: true },
        { label: field('feeLines'), value: fees.join('\n'), isLong: true },
      ]}
    />
  );
}
