import { Box } from '@mui/material';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code, dark on light also by night: many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 208, maxWidth: 1, bgcolor: '#FFFFFF', borderRadius: 1 }}
    >
      <path d={squares.join('')} fill="#000000" />
    </Box>
  );
}
