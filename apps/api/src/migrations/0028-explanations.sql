-- Twenty and more of these rows are written by every wave. The check of a reference writes a shared lock into the account of each Washer,
-- and a list of its holders where several waves ask around the same Washers. Accounts are never deleted, only emptied.
alter table offers_not_made drop constraint offers_not_made_washer_id_fkey;

-- Read only to delete the oldest days.
drop index offers_not_made_by_time;
create index offers_not_made_by_time on offers_not_made using brin (at) with (autosummarize = on);
