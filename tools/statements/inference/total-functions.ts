/** Built-in functions that give null only when an argument is null. */
export const totalFunctions: ReadonlySet<string> = new Set(
  `abs acos age array_append array_cat array_prepend array_remove array_replace array_to_json ascii asin atan atan2 bit_length btrim cardinality
  ceil ceiling char_length character_length chr clock_timestamp concat concat_ws convert_from convert_to cos cosd cot
  date date_bin date_part date_trunc decode degrees div encode exp extract factorial floor format format_type gcd gen_random_bytes
  gen_random_uuid get_byte hashtext hashtextextended initcap isfinite json_array_length json_build_array json_build_object
  json_typeof jsonb_array_length jsonb_build_array jsonb_build_object jsonb_concat jsonb_exists jsonb_exists_all
  jsonb_exists_any jsonb_pretty jsonb_set jsonb_strip_nulls jsonb_typeof justify_days justify_hours left length ln log lower
  lpad ltrim make_date make_interval make_timestamptz md5 mod nextval now num_nonnulls num_nulls numeric octet_length overlay
  current_setting pg_advisory_lock pg_advisory_xact_lock pg_current_wal_insert_lsn
  pg_current_xact_id pg_current_snapshot pg_notify pg_snapshot_xmin pg_try_advisory_lock
  pg_try_advisory_xact_lock pi point position power quote_ident quote_literal radians random repeat replace reverse right round row_to_json rpad
  rtrim set_config setseed sha256 sha512 sign sin sqrt starts_with statement_timestamp string_to_array strpos substr substring
  tan text timezone to_char to_date to_hex to_json to_jsonb to_number to_timestamp transaction_timestamp translate trim trim_array
  trunc txid_current upper uuidv4 uuidv7 width_bucket bool int2 int4 int8 float4 float8 varchar bpchar name timestamptz
  timestamp interval time hash_record_extended pg_database_size pg_total_relation_size`.split(/\s+/),
)

/** Operators of which the result may be null though no argument is: they look up a key. */
export const lookupFunctions: ReadonlySet<string> = new Set([
  'json_object_field',
  'json_object_field_text',
  'json_array_element',
  'json_array_element_text',
  'json_extract_path',
  'json_extract_path_text',
  'jsonb_object_field',
  'jsonb_object_field_text',
  'jsonb_array_element',
  'jsonb_array_element_text',
  'jsonb_extract_path',
  'jsonb_extract_path_text',
  'jsonb_path_match_opr',
  'jsonb_path_exists_opr',
])

/** They give a value where no argument counts. */
export const neverNullFunctions: ReadonlySet<string> = new Set([
  'concat',
  'concat_ws',
  'json_build_array',
  'json_build_object',
  'jsonb_build_array',
  'jsonb_build_object',
  'num_nonnulls',
  'num_nulls',
])
