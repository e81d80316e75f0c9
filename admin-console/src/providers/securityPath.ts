/** Where an admin sees to the own login, and is sent while the role waits for a second factor. */
export const securityPath = '/account/security';
