CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"account" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_account_pk" PRIMARY KEY("token_hash","account")
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
CREATE INDEX "known_devices_account" ON "known_devices" USING btree ("account");--> statement-breakpoint
CREATE INDEX "login_codes_account" ON "login_codes" USING btree ("account");