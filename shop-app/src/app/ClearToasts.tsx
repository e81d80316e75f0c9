import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from 'shop-core';
import { useToaster } from '../ui/ToasterContext.ts';

const presses = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * What was said is over when the page is left, and when a login began. What is said by the press that leaves the page, such
 * as that a mail was sent, is read on the next one.
 */
export function ClearToasts() {
  const toaster = useToaster();
  const { pathname } = useLocation();
  const isCustomer = useSession().status === 'customer';
  useEffect(() => {
    for (const press of presses) window.addEventListener(press, toaster.notePress, true);
    return () => {
      for (const press of presses) window.removeEventListener(press, toaster.notePress, true);
    };
  }, [toaster]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown, or somebody is known
  useEffect(() => toaster.leave(), [toaster, pathname, isCustomer]);
  return null;
}
