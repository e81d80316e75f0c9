import { List, ListItem, ListItemText, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useWholeRole } from './useWholeRole.ts';

/** Who has the role, each with the way to their form; nothing for who may not list the users. */
export function RoleMembers() {
  const translate = useTranslate();
  const role = useWholeRole();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'users', action: 'edit' });
  if (!role) return null;
  const { members } = role;
  if (!members) return null;
  return (
    <Paper component="section" aria-label={translate('console.roles.members')} variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {translate('console.roles.members')} ({members.length})
      </Typography>
      {members.length === 0 && <Typography color="text.secondary">{translate('console.roles.noMembers')}</Typography>}
      <List dense disablePadding sx={{ columnWidth: 260 }}>
        {members.map(({ id, name, email }) => (
          <ListItem key={id} disableGutters sx={{ breakInside: 'avoid' }}>
            <ListItemText
              primary={
                mayEdit ? (
                  <MuiLink component={Link} to={`/users/edit/${id}`}>
                    {name}
                  </MuiLink>
                ) : (
                  name
                )
              }
              secondary={email}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
