import { useTranslate } from 'react-admin';
import { RowCard } from '../records/RowCard.tsx';

interface KindCardProps {
  readonly name: string;
  readonly facts: readonly string[];
  readonly projectCount: number;
}

/** A kind of work as a phone shows it, with how often it is done. */
export function KindCard({ name, facts, projectCount }: KindCardProps) {
  const translate = useTranslate();
  return <RowCard title={name} facts={[...facts, `${translate('resources.projects.name')}: ${projectCount}`]} />;
}
