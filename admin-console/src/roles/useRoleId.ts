import { useParams } from 'react-router';

/** The id in the path; undefined when it is none, or when the path goes on behind it. */
export function useRoleId(): number | undefined {
  const { id = '', '*': rest } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) && !rest ? Number(id) : undefined;
}
