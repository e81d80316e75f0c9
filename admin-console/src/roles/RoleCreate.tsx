import { Create, useNotify, useRedirect, useTranslate } from 'react-admin';
import type { RoleDetail } from '../contract/index.ts';
import { RoleForm } from './RoleForm.tsx';

export function RoleCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id }: RoleDetail) => {
    notify('console.roles.created', { type: 'success' });
    redirect('edit', 'roles', id);
  };
  return (
    <Create<RoleDetail> title={translate('console.roles.createTitle')} mutationOptions={{ onSuccess }}>
      <RoleForm />
    </Create>
  );
}
