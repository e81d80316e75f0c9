import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { type Dashboard, viewDashboard } from '../contract/index.ts';
import { LoadedPart } from '../loaded/LoadedPart.tsx';
import { useAnswer } from '../loaded/useAnswer.ts';
import { Waiting } from '../loaded/Waiting.tsx';
import { AgeingBars } from './AgeingBars.tsx';
import { FigureCard } from './FigureCard.tsx';
import { moneyCards, workCards } from './figureCards.ts';
import { SurveyorLoad } from './SurveyorLoad.tsx';

const cardGrid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
  // On a phone the four short figures share two lines; what follows is long.
  '& > li:nth-of-type(n + 5)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
const partGrid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))' };

/** S2.8: how the work stands, each figure the way to the list that proves it. */
export function DashboardScreen() {
  const figures = useAnswer(viewDashboard, {}, { key: ['dashboard'] });
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
      <Title title="Dashboard" />
      <LoadedPart of={figures} waiting={<Waiting height={240} />}>
        {(data) => <Figures data={data} />}
      </LoadedPart>
    </Box>
  );
}

function Figures({ data }: { readonly data: Dashboard }) {
  return (
    <>
      <Box component="ul" sx={{ ...cardGrid, listStyle: 'none', m: 0, p: 0 }}>
        {[...workCards(data), ...moneyCards(data)].map((card) => (
          <FigureCard key={card.name} {...card} />
        ))}
      </Box>
      <Box sx={partGrid}>
        <SurveyorLoad load={data.surveyorLoad} />
        {data.money && <AgeingBars ageing={data.money.ageing} />}
      </Box>
    </>
  );
}
