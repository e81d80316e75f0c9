import { ownViews, saveOwnViews, type ViewsOfList } from '../contract/index.ts';
import { on } from './fakeRoute.ts';

/** The views that the admin of a test has saved. */
export function fakeViewDesk() {
  const held: { views: ViewsOfList[] } = { views: [] };
  const routes = [
    on(ownViews, () => held.views),
    on(saveOwnViews, ({ params: { list }, body: { views } }) => {
      held.views = [...held.views.filter((each) => each.list !== list), { list, views }];
      return null;
    }),
  ];
  return { held, routes };
}
