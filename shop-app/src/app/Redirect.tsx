import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Leads on from an address that nobody comes back to. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
