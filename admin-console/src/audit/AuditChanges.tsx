import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { changesOf } from './changesOf.ts';
import type { ShownEntry } from './shownEntry.ts';
import { useAuditTexts } from './useAuditTexts.ts';

const mostAtFirst = 4;

/** What was and what is, field by field; of a long list the first few. */
export function AuditChanges({ entry }: { readonly entry: ShownEntry }) {
  const translate = useTranslate();
  const { label, change } = useAuditTexts(entry.entity);
  const [isWhole, setWhole] = useState(false);
  const changes = changesOf(entry);
  const shown = isWhole ? changes : changes.slice(0, mostAtFirst);
  if (changes.length === 0) return null;
  return (
    <>
      <Box component="dl" sx={{ m: 0, mt: 0.5, fontSize: 13, display: 'grid', gap: 0.25 }}>
        {shown.map((each) => (
          <Box key={each.name} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label(each.name)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', minWidth: 0 }}>
              {change(each)}
            </Box>
          </Box>
        ))}
      </Box>
      {shown.length < changes.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ px: 0 }}>
          {translate('console.audit.all', { count: changes.length })}
        </Button>
      )}
    </>
  );
}
