ALTER TABLE "courier_rates" ADD COLUMN "days" text;--> statement-breakpoint
ALTER TABLE "shipping_quotes" ADD COLUMN "days" text;--> statement-breakpoint
-- A database that has its couriers learns how long they take.
UPDATE "courier_rates" SET "days" = "told"."days"
FROM "couriers", (VALUES
  ('jnt', 1, '1-2'),
  ('jnt', 2, '2-3'),
  ('jnt', 3, '2-4'),
  ('jnt', 4, '3-5'),
  ('jnt', 5, '4-7'),
  ('jnt', 6, '6-10'),
  ('sap', 1, '1-2'),
  ('sap', 2, '2-3'),
  ('sap', 3, '3-4'),
  ('sap', 4, '3-5'),
  ('sap', 5, '4-6'),
  ('sap', 6, '5-9'),
  ('rpx', 1, '1'),
  ('rpx', 2, '1-2'),
  ('rpx', 3, '2'),
  ('rpx', 4, '2-3'),
  ('rpx', 5, '3-4'),
  ('rpx', 6, '4-6')
) AS "told" ("code", "zone", "days")
WHERE "couriers"."id" = "courier_rates"."courier_id" AND "told"."code" = "couriers"."code" AND "told"."zone" = "courier_rates"."zone";
