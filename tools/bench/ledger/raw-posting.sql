\set payer random(1, 10000)
\set payee random(10001, 20000)
begin;
insert into raw_transfers (id, input_hash, kind, state, created_at, settled_at) values (gen_random_uuid(), sha256('posting'), 'credit', 'posted', now(), now()) returning id, nextval('raw_version') as version \gset
insert into raw_postings (transfer_id, n, from_account, to_account, amount, posted) values (:id, 1, :payer, :payee, 5, 5);
insert into raw_entries (transfer_id, account_id, version, amount, balance_before, balance_after, created_at) values (:id, :payer, :version, -5, 5, 0, now());
insert into raw_entries (transfer_id, account_id, version, amount, balance_before, balance_after, created_at) values (:id, :payee, :version, 5, 0, 5, now());
commit;
