import { Box } from '@mui/material';
import { palette } from '../theme/palette.ts';

/** The sign of the house, gold over water; it always stands beside the name. */
export function BrandMark({ size = 28 }: { readonly size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 64 64" width={size} height={size} aria-hidden sx={{ flexShrink: 0 }}>
      <rect width="64" height="64" rx="14" fill={palette.inkRaised} />
      <path d="M20 17h24l6 16H14z" fill={palette.gold} />
      <path d="M20 17h24l2 5.4H18z" fill={palette.goldLight} />
      <path
        d="M11 42c5.3-4.4 9.3-4.4 14 0s8.7 4.4 14 0 9.3-4.4 14 0"
        fill="none"
        stroke={palette.gold}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Box>
  );
}
