import { jakartaDate } from 'shop-core/rules';
import { avatarProblems } from 'shop-core/rules/account';
import { adminUserProblems } from 'shop-core/rules/back-office';
import { understoodCode, understoodDay } from 'shop-core/rules/typed';
import type { AdditionalRole, AdminUser, UserForm } from '../../contract/index.ts';

/** The form of a user as it is typed; react-admin makes null of what is emptied. */
export interface UserFormValues {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly password?: string | null;
  readonly phone?: string | null;
  readonly address?: string | null;
  /** As written; the rule reads it. */
  readonly birthDate?: string | null;
  readonly roleId?: number | null;
  readonly additionalRole?: AdditionalRole | '' | null;
  readonly avatar?: File | null;
  readonly nik?: string | null;
  readonly position?: string | null;
  readonly birthCity?: string | null;
}

/** What the form begins with for a user that is there. The birth date is shown as 'yyyy-MM-dd'. */
export function valuesOf(user: AdminUser): UserFormValues {
  const { name, email, phone, address, birthDate, roleKey, additionalRole, nik, position, birthCity } = user;
  const texts = { name, email, phone: phone ?? '', address: address ?? '', birthDate: birthDate ?? '', nik };
  const more = { position: position ?? '', birthCity: birthCity ?? '', additionalRole: additionalRole ?? '' } as const;
  return { ...texts, ...more, roleId: roleKey.id, password: '', avatar: null };
}

/** What is wrong with the form (S5.3-S5.12), by the rules that the server keeps too. */
export function userProblems(values: UserFormValues, isNew: boolean, now: Date) {
  const { name, email, password, phone, address, roleId = null, avatar } = values;
  const { value: birthDate = null, problem: dayProblem } = understoodDay(values.birthDate ?? '');
  const texts = { name: name ?? '', email: email ?? '', password: password ?? '', phone: phone ?? '' };
  const form = { ...texts, address: address ?? '', roleId, birthDate };
  return [
    ...(dayProblem ? [{ ...dayProblem, field: 'birthDate' as const }] : []),
    ...adminUserProblems(form, { isNew, today: jakartaDate(now) }),
    ...(avatar ? avatarProblems(avatar).map((problem) => ({ ...problem, field: 'avatar' })) : []),
  ];
}

/** The form as it is sent. */
export async function toUserForm(values: UserFormValues): Promise<UserForm> {
  const { avatar } = values;
  return {
    name: values.name ?? '',
    email: values.email ?? '',
    password: values.password ?? '',
    phone: understoodCode(values.phone ?? '', 'phone').value ?? '',
    address: values.address ?? '',
    birthDate: understoodDay(values.birthDate ?? '').value ?? undefined,
    roleId: values.roleId ?? undefined,
    additionalRole: values.additionalRole || undefined,
    avatar: avatar ? new Uint8Array(await avatar.arrayBuffer()) : undefined,
    nik: values.nik || undefined,
    position: values.position ?? '',
    birthCity: values.birthCity ?? '',
  };
}
