/** The resource whose page a link of the console opens: '/clients/type/Broker' is one of 'clients', and '/' of ''. */
export function resourceOf(to: string): string {
  return to.split(/[/?]/)[1] ?? '';
}
