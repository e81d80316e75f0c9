/** The addresses of the tabs that the record at a path has beside its first. */
export const tabsUnder = (path: string): string[] =>
  [...document.querySelectorAll('[role=tab][href]')]
    .map((tab) => tab.getAttribute('href') ?? '')
    .filter((to) => to.startsWith(`${path}/`));
