import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { viewDashboard } from '../contract/index.ts';
import { useSend } from '../providers/useSend.ts';
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
  const send = useSend();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({ queryKey: ['dashboard'], queryFn: () => send(viewDashboard, {}) });
  if (error) {
    const again = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        {translate('ra.action.refresh')}
      </Button>
    );
    return (
      <Alert severity="error" action={again} sx={{ mt: 2 }}>
        <Title title="Dashboard" />
        {error.message}
      </Alert>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
      <Title title="Dashboard" />
      {!data && <Skeleton variant="rounded" height={240} aria-label={translate('ra.page.loading')} />}
      {data && (
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
      )}
    </Box>
  );
}
