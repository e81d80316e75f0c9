const halfAnHour = 30 * 60_000;

/** The tokens of the fake back office: the last pair given out is the good one. */
export function fakeTokens() {
  let issued = 0;
  let current = '';
  let renewable = '';

  const issue = (expiresInMs = halfAnHour) => {
    issued += 1;
    current = `token-${issued}`;
    renewable = `refresh-${issued}`;
    return { token: current, refreshToken: renewable, expiresAt: new Date(Date.now() + expiresInMs) };
  };

  return {
    issue,
    renew: (authorization: string | null) => (authorization === `Bearer ${renewable}` ? issue() : undefined),
    isGood: (authorization: string | null) => authorization === `Bearer ${current}`,
    /** As if the access token had run out. */
    expire: () => {
      current = 'none';
    },
    /** As if the login had been ended on the server. */
    end: () => {
      current = 'none';
      renewable = 'none';
    },
  };
}
