import { describe, expect, it } from 'vitest';
import { type MenuGroup, menu } from './menu.ts';
import { visibleMenu } from './visibleMenu.ts';

const labels = (groups: readonly MenuGroup[]) => groups.flatMap(({ links }) => links.map(({ label }) => label));

describe('the menu', () => {
  it('shows Admin to whoever has list-users, and to nobody else [S6.6]', () => {
    expect(labels(visibleMenu(menu, ['list-users']))).toContain('Admin');
    expect(labels(visibleMenu(menu, ['list-roles', 'view-dashboards']))).not.toContain('Admin');
  });

  it('shows a link without a permission to everybody, and leaves out what is not built and empty groups', () => {
    const groups: MenuGroup[] = [
      {
        label: 'Data',
        links: [
          { label: 'Types', to: '/types', screen: true },
          { label: 'Later', to: '/later' },
        ],
      },
      { label: 'Clients', links: [{ label: 'All', to: '/clients', permission: 'list-clients', screen: true }] },
    ];
    expect(visibleMenu(groups, []).map(({ label }) => label)).toEqual(['Data']);
    expect(labels(visibleMenu(groups, []))).toEqual(['Types']);
  });
});
