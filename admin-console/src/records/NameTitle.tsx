import { useRecordContext } from 'react-admin';

export function NameTitle() {
  return useRecordContext<{ id: number; name: string }>()?.name ?? null;
}
