import { useTranslate } from 'react-admin';
import { RowCard } from '../records/RowCard.tsx';

interface KindCardProps {
  readonly name: string;
  readonly facts: readonly string[];
  /** Absent for who is not told. */
  readonly projectCount: number | undefined;
}

/** A kind of work as a phone shows it, with how often it is done. */
export function KindCard({ name, facts, projectCount }: KindCardProps) {
  const translate = useTranslate();
  const projects = projectCount !== undefined && `${translate('resources.projects.name')}: ${projectCount}`;
  return <RowCard title={name} facts={[...facts, projects]} />;
}
