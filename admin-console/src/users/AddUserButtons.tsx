import AddIcon from '@mui/icons-material/Add';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import { useListAsk } from '../loaded/useListAsk.ts';

/** 'Create Admin' stands there for everybody, 'ADD USER' for whom the server lets make one (S6.9, S6.10). */
export function AddUserButtons() {
  const { meta } = useListAsk();
  return (
    <Stack direction="row" spacing={1} sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' } }}>
      <Button component={Link} to="/users/add" variant="outlined">
        Create Admin
      </Button>
      {meta?.isCreate && (
        <Button component={Link} to="/users/add" variant="contained" startIcon={<AddIcon />}>
          ADD USER
        </Button>
      )}
    </Stack>
  );
}
