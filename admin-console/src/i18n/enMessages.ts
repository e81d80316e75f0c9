import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { audit } from './en/audit.ts';
import { eventFields, eventTexts } from './en/events.ts';
import { fieldTexts } from './en/fieldTexts.ts';
import { figureTexts } from './en/figures.ts';
import { invoiceFields, invoiceTexts } from './en/invoices.ts';
import { projectFields, projects } from './en/projects.ts';
import { registers, registerTexts } from './en/registers.ts';
import { roleProblems, roles } from './en/roles.ts';
import { security, securityProblems } from './en/security.ts';
import { shell } from './en/shell.ts';
import { userForm } from './en/userForm.ts';
import { projectParts, work } from './en/work.ts';

/** What the console says in English. Sentences and labels of the specification stay as written in every language. */
export const enMessages = {
  ...englishMessages,
  resources: {
    projects: {
      name: 'Projects',
      forcedCaseName: 'project |||| projects',
      page: { create: 'Create project' },
      fields: projectFields,
    },
    ...projectParts,
    events: {
      name: 'Events',
      forcedCaseName: 'event |||| events',
      page: { create: 'Create event' },
      fields: eventFields,
    },
    invoices: { name: 'Invoices', fields: invoiceFields },
    ...registers,
    users: {
      name: 'Admin',
      fields: { name: 'Name', email: 'Email', role: 'Role', additionalRole: 'Additional Roles' },
      // S8.9
      notifications: {
        deleted: 'User successfully deleted',
        created: 'User successfully added', // S8.6
        updated: 'User successfully updated',
        invalid: 'Invalid format data', // S8.7
        deactivated: 'Admin deactivated',
        activated: 'Admin reactivated',
      },
    },
  },
  console: {
    ...shell,
    ...work,
    ...registerTexts,
    ...invoiceTexts,
    ...figureTexts,
    ...eventTexts,
    projects,
    roles,
    backOffice: 'Back office',
    login: {
      title: 'Log in to the back office',
      submit: 'Log in',
      codeNeeded: 'Two-step verification: type the code from your authenticator app.',
      code: 'Code',
      codeHint: 'Six digits, or one of your recovery codes.',
      back: 'Other account',
      mailedCode: 'Code from the email',
      mailedCodeHint: 'Good for 1 hour. Without a code, leave it empty and try again at the time above.',
      haveMailedCode: 'I got a code by email',
    },
    security,
    audit,
    userForm,
    users: {
      actions: 'Actions',
      search: 'Search name or email',
      leftOut: 'Only the first 50 matches are shown; %{count} more are not. Narrow your search.',
      deleteTitle: 'Delete this admin?',
      deleteContent: '%{name} (%{email}) is logged out at once and can no longer log in.',
      deleteOf: 'Delete %{name}',
      own: 'This is your own account',
      editOf: 'Edit %{name}',
      inactive: 'Inactive',
      deactivateOf: 'Deactivate %{name}',
      deactivateTitle: 'Deactivate this admin?',
      deactivateContent:
        '%{name} (%{email}) is logged out at once and cannot log in until reactivated. The work stays.',
      deactivate: 'Deactivate',
      activateOf: 'Reactivate %{name}',
      activateTitle: 'Reactivate this admin?',
      activateContent: '%{name} (%{email}) can log in again with the same password and role.',
      activate: 'Reactivate',
    },
  },
  field: fieldTexts,
  problem: {
    ...roleProblems,
    ...securityProblems,
    EMAIL_OR_PASSWORD_WRONG: 'Wrong email or password.',
    PERMISSION_MISSING: 'Your role does not allow this.',
    USER_NOT_FOUND: 'There is no such admin. It may have been deleted.',
    OWN_ACCOUNT: 'You cannot delete or deactivate your own account.',
    OWN_ROLE: 'You cannot change your own role.',
    ROLE_ABOVE_OWN: 'This role allows more than yours does.',
    LAST_SUPER_ADMIN: 'The last Super Admin cannot be deleted, deactivated or demoted.',
    OPEN_WORK: 'This admin still has open work. Deactivate instead; the work stays.',
    LOGIN_REQUIRED: 'Please log in again.',
    TOO_MANY_TRIES: 'Too many attempts. Try again at %{until} WIB.',
    LOGIN_CODE_NEEDED:
      'Too many login attempts. If your email and password are right, we have mailed you a code: type it below. Without a code, try again at %{until} WIB.',
    LOGIN_CODE_WRONG: 'Wrong code, email or password. Check the code in our latest mail.',
    FORM_INVALID: 'Please check the marked fields.',
    NOT_FOUND: 'Not found.',
    UNAVAILABLE: 'The service is busy. Please try again in a moment.',
    OFFLINE: 'No internet connection. Check it and try again.',
    UNREACHABLE: 'The server does not answer. Please try again in a moment.',
    NOT_SENT:
      'There is no connection, so nothing was changed and nothing will be sent later. What you typed is still here: check your connection, then do it again.',
    NOT_ANSWERED: 'The server did not answer, so your change may or may not be saved. Look before you do it again.',
    UNREADABLE: 'The answer of the server could not be read. Try again in a moment.',
    UNREADABLE_WRITE:
      'The answer of the server could not be read, so your change may be saved. Look before you do it again.',
    UNEXPECTED: 'Something went wrong. Please try again in a moment.',
  },
} satisfies TranslationMessages & Record<string, unknown>;
