ALTER TABLE `analyses` ADD `signed_on` text;--> statement-breakpoint
ALTER TABLE `analyses` ADD `price_cents` integer;--> statement-breakpoint
ALTER TABLE `analyses` ADD `buyer_kind` text;