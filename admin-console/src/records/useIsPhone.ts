import { type Theme, useMediaQuery } from '@mui/material';

export const useIsPhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
