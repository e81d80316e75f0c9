import { Box, useTheme } from '@mui/material';
import { useIsPhone } from '../records/useIsPhone.ts';
import { chartColours } from './chartColours.ts';

export interface Column {
  readonly name: string;
  /** A value for each series. */
  readonly values: readonly number[];
}

interface ColumnChartProps {
  readonly label: string;
  readonly series: readonly string[];
  readonly columns: readonly Column[];
  readonly isStacked?: boolean;
  readonly format: (value: number) => string;
}

const [height, left, bottom, top] = [260, 64, 24, 8];
const room = height - bottom - top;

/** Columns over time. What it shows stands in the table of its card too: to who can't see it, it is one picture. */
export function ColumnChart({ label, series, columns, isStacked = false, format }: ColumnChartProps) {
  const colours = chartColours(useTheme().palette.mode);
  // Letters of the picture are as large as those around it.
  const width = useIsPhone() ? 340 : 640;
  const tops = columns.map(({ values }) => (isStacked ? sum(values) : Math.max(0, ...values)));
  const most = niceTop(Math.max(1, ...tops));
  const step = (width - left) / Math.max(1, columns.length);
  const heightOf = (value: number) => (value / most) * room;
  return (
    <>
      <Box component="svg" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} sx={{ width: '100%' }}>
        {[0, 0.5, 1].map((part) => (
          <Box component="g" key={part} sx={{ color: 'text.secondary' }}>
            <Box
              component="line"
              {...{ x1: left, x2: width, y1: top + room * (1 - part), y2: top + room * (1 - part) }}
              sx={{ stroke: 'currentColor', strokeOpacity: 0.25 }}
            />
            <text x={left - 6} y={top + room * (1 - part) + 4} textAnchor="end" fontSize={11} fill="currentColor">
              {format(most * part)}
            </text>
          </Box>
        ))}
        {columns.map(({ name, values }, at) => (
          <g key={name} transform={`translate(${left + at * step} 0)`}>
            {values.map((value, of) => {
              const below = isStacked ? heightOf(sum(values.slice(0, of))) : 0;
              const wide = (step * 0.7) / (isStacked ? 1 : values.length);
              return (
                <rect
                  key={series[of]}
                  x={step * 0.15 + (isStacked ? 0 : of * wide)}
                  y={top + room - below - heightOf(value)}
                  width={wide}
                  height={heightOf(value)}
                  fill={colours[of % colours.length]}
                >
                  <title>{`${name} · ${series[of]}: ${format(value)}`}</title>
                </rect>
              );
            })}
            <Box
              component="text"
              {...{ x: step / 2, y: height - 6, textAnchor: 'middle', fontSize: 11 }}
              sx={{ fill: 'currentColor', color: 'text.secondary' }}
            >
              {at % Math.ceil((columns.length * 44) / (width - left)) === 0 ? name : ''}
            </Box>
          </g>
        ))}
      </Box>
      <Legend series={series} colours={colours} />
    </>
  );
}

function Legend({ series, colours }: { readonly series: readonly string[]; readonly colours: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 13 }}>
      {series.map((name, at) => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" sx={{ width: 12, height: 12, bgcolor: colours[at % colours.length] }} />
          {name}
        </Box>
      ))}
    </Box>
  );
}

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** The next round figure: 1, 2 or 5 with noughts, and even so that its half is one too. */
function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const times = [1, 2, 4, 6, 10].find((each) => each * power >= most) ?? 10;
  return Math.max(2, times * power);
}
