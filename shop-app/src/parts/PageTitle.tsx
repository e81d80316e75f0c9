/** What the tab of the browser says. React puts it into the head, in a browser and on a server. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} | Samudra Emas`}</title>;
}
