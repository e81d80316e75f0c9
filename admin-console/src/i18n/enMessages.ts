import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

/** What the console says in English. Sentences and labels of the specification stay as written in every language. */
export const enMessages = {
  ...englishMessages,
  resources: {
    users: {
      name: 'Admin',
      fields: { name: 'Name', email: 'Email', role: 'Role', additionalRole: 'Additional Roles' },
      // S8.9
      notifications: { deleted: 'User successfully deleted' },
    },
  },
  console: {
    backOffice: 'Back office',
    login: { title: 'Log in to the back office', submit: 'Log in' },
    home: {
      greeting: 'Welcome, %{name}',
      empty: 'Your role has no pages yet. Ask a Super Admin for access.',
    },
    users: {
      actions: 'Actions',
      search: 'Search name or email',
      leftOut: 'Only the first 50 matches are shown; %{count} more are not. Narrow your search.',
      deleteTitle: 'Delete this admin?',
      deleteContent: '%{name} (%{email}) is logged out at once and can no longer log in.',
      deleteOf: 'Delete %{name}',
      own: 'This is your own account',
    },
  },
  field: { REQUIRED: 'Required' },
  problem: {
    EMAIL_OR_PASSWORD_WRONG: 'Wrong email or password.',
    PERMISSION_MISSING: 'Your role does not allow this.',
    USER_NOT_FOUND: 'There is no such admin. It may have been deleted.',
    OWN_ACCOUNT: 'You cannot delete your own account.',
    LAST_SUPER_ADMIN: 'The last Super Admin cannot be deleted.',
    LOGIN_REQUIRED: 'Please log in again.',
    TOO_MANY_TRIES: 'Too many attempts. Try again in a few minutes.',
    FORM_INVALID: 'Please check the marked fields.',
    NOT_FOUND: 'Not found.',
    UNAVAILABLE: 'The service is busy. Please try again in a moment.',
    OFFLINE: 'No internet connection. Check it and try again.',
    UNEXPECTED: 'Something went wrong. Please try again in a moment.',
  },
} satisfies TranslationMessages & Record<string, unknown>;
