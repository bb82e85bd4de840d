-- Owned by orders: how a draft's further photo is recognised as one that it has.

alter table order_scans
  -- Null for a photo with too little detail, and for photos from before.
  add column fingerprint text check (fingerprint ~ '^[01]{128}$');
