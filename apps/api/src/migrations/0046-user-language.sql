-- Owned by identity: the language of someone's screens and letters; null until it is known.

alter table users add column language text check (language in ('en', 'es', 'fr', 'de', 'zh', 'ja'));
