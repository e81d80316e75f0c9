import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { audit } from './en/audit.ts';
import { eventFields, eventTexts } from './en/events.ts';
import { fieldTexts } from './en/fieldTexts.ts';
import { figureTexts } from './en/figures.ts';
import { invoiceFields, invoiceTexts } from './en/invoices.ts';
import { problems } from './en/problems.ts';
import { projectFields, projects } from './en/projects.ts';
import { registers, registerTexts } from './en/registers.ts';
import { roles } from './en/roles.ts';
import { security } from './en/security.ts';
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
      leftOut:
        'Only the first 50 matches are shown; %{smart_count} more is not. Narrow your search. |||| Only the first 50 matches are shown; %{smart_count} more are not. Narrow your search.',
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
  problem: problems,
} satisfies TranslationMessages & Record<string, unknown>;
