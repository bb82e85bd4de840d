-- The tables of the ledger once more, with the same columns, keys and references, and nothing that guards them.
create table raw_accounts (like ledger_accounts including all);
create table raw_transfers (like ledger_transfers including all);
create table raw_postings (
  like ledger_postings including all,
  foreign key (transfer_id) references raw_transfers, foreign key (from_account) references raw_accounts, foreign key (to_account) references raw_accounts
);
create table raw_entries (
  like ledger_entries including all,
  foreign key (transfer_id) references raw_transfers, foreign key (account_id) references raw_accounts
);
create sequence raw_version;
insert into raw_accounts (owner, owner_id, name, currency, may_go_negative)
select 'user', n, 'wallet', 'myr', false from generate_series(1, 20000) n;
