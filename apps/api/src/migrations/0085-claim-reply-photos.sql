-- Owned by claims: photos are the customer's, for the claim, or the Washer's, for the answer to it.

alter table claim_photos add column side text not null default 'customer' check (side in ('customer', 'washer'));
alter table claim_photos alter column side drop default;
drop index claim_photos_of_claim;
create unique index claim_photos_of_claim on claim_photos (claim_id, side, position) where claim_id is not null;
