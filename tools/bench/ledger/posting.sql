-- What `postTransfer` sends, with accounts made up by pgbench. :platform is 1 for postings out of the platform's account.
\set payer random(:first_payer, :last_payer)
\set payee random(10001, 20000)
begin;
select ledger_post(gen_random_uuid(), sha256('posting'), 'credit', null, null, 'posted', 'myr', jsonb_build_array(jsonb_build_object(
  'from', case when :platform = 1
    then jsonb_build_object('owner', 'platform', 'id', 0, 'name', 'card_clearing', 'negative', true)
    else jsonb_build_object('owner', 'user', 'id', (:payer)::int, 'name', 'wallet', 'negative', false) end,
  'to', jsonb_build_object('owner', 'user', 'id', (:payee)::int, 'name', 'wallet', 'negative', false), 'amount', 5)), now(), null);
commit;
