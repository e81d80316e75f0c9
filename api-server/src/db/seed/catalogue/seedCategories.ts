import { sql } from 'drizzle-orm';
import type { Tx } from '../../database.ts';
import { categories, subCategories } from '../../tables/catalogue.ts';
import { categoryTree } from './categories.ts';

export interface CategoryIds {
  categoryOf(name: string): number;
  subCategoryOf(category: string, name: string): number;
}

/** Writes the categories, whose ids the links of the menu name, and gives the ids back by name. */
export async function seedCategories(tx: Tx): Promise<CategoryIds> {
  const names = Object.keys(categoryTree);
  await tx.insert(categories).values(names.map((name, index) => ({ id: index + 1, name, position: index + 1 })));
  await tx.execute(sql`select setval(pg_get_serial_sequence('categories', 'id'), ${names.length})`);
  const rows = Object.entries(categoryTree).flatMap(([category, subs], index) =>
    subs.map((name, place) => ({ category, categoryId: index + 1, name, position: place + 1 })),
  );
  const made = await tx
    .insert(subCategories)
    .values(rows.map(({ categoryId, name, position }) => ({ categoryId, name, position })))
    .returning({ id: subCategories.id, categoryId: subCategories.categoryId, name: subCategories.name });
  const categoryOf = (name: string) => names.indexOf(name) + 1;
  return {
    categoryOf,
    subCategoryOf(category, name) {
      const found = made.find((row) => row.categoryId === categoryOf(category) && row.name === name);
      if (!found) throw new Error(`no sub-category ${name} in ${category}`);
      return found.id;
    },
  };
}
