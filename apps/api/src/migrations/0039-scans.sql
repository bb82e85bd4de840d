-- Owned by orders: what tells that a draft's further photo is one that it has.

alter table order_scans
  -- Null for a photo with too little detail, and for photos from before.
  add column fingerprint text check (fingerprint ~ '^[01]{128}$');
