-- By hand: what Drizzle's tables can't say. Tables behind public answers tell when they change.
CREATE FUNCTION public_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_changed', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  told text;
BEGIN
  FOREACH told IN ARRAY ARRAY[
    'about', 'about_details', 'additional_menu', 'attribute_values', 'attributes', 'banners', 'blog_pages', 'categories',
    'config', 'footer_groups', 'footer_links', 'galleries', 'media', 'menu_cards', 'menu_children', 'menus',
    'product_images', 'product_prices', 'product_sub_categories', 'product_types', 'products', 'reviews',
    'sku_attributes', 'sub_categories', 'videos'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER public_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION public_changed(''shown'')', told);
  END LOOP;
END $$;
--> statement-breakpoint
-- Every order changes the stock: what doesn't depend on it need not hear of it.
CREATE TRIGGER public_changed AFTER INSERT OR UPDATE OF id, product_id, sku, weight_mg, position OR DELETE OR TRUNCATE
  ON skus FOR EACH STATEMENT EXECUTE FUNCTION public_changed('shown');
--> statement-breakpoint
CREATE TRIGGER public_changed_stock AFTER UPDATE OF stock ON skus
  FOR EACH STATEMENT EXECUTE FUNCTION public_changed('stock');
--> statement-breakpoint
-- All that a product is found by, in one column, so that one index serves a search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION write_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := concat_ws(E'\n', NEW.name, NEW.sku,
    (SELECT name FROM categories WHERE id = NEW.category_id),
    (SELECT string_agg(sku, E'\n') FROM skus WHERE product_id = NEW.id AND sku <> NEW.sku));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER write_search_text BEFORE INSERT OR UPDATE OF name, sku, category_id, search_text ON products
  FOR EACH ROW EXECUTE FUNCTION write_search_text();
--> statement-breakpoint
CREATE FUNCTION rewrite_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    UPDATE products SET search_text = '' WHERE category_id = NEW.id;
  ELSE
    IF TG_OP <> 'INSERT' THEN
      UPDATE products SET search_text = '' WHERE id = OLD.product_id AND sku <> OLD.sku;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      UPDATE products SET search_text = '' WHERE id = NEW.product_id AND sku <> NEW.sku;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rewrite_search_text AFTER UPDATE OF name ON categories
  FOR EACH ROW EXECUTE FUNCTION rewrite_search_text();
--> statement-breakpoint
CREATE TRIGGER rewrite_search_text AFTER INSERT OR UPDATE OF sku, product_id OR DELETE ON skus
  FOR EACH ROW EXECUTE FUNCTION rewrite_search_text();
--> statement-breakpoint
UPDATE products SET search_text = '';
--> statement-breakpoint
CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops);
