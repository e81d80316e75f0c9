import { useTranslate } from 'react-admin';

/** What a resource of the grid is called. */
export function useAreaName(): (area: string) => string {
  const translate = useTranslate();
  return (area) => translate(`console.roles.area.${area}`, { _: area });
}
