import { market } from '@washline/contract/market'
import { tokenRules } from '@washline/contract/tokens/token-rules'
import { keyHours } from '../http/sweep-idempotency-keys.ts'

/** What holds for every call, at the head of the document. */
export const introduction = `On-demand peer-to-peer laundry: scan, order, track, get it back within three hours.

**Tokens.** Send \`Authorization: Bearer <token>\`; \`login\` and \`register\` return the token of a session, which ends after 30 days without use.
For a program make an access token (\`makeAccessToken\`, or on the account page): each call names the scope that it needs, and ${tokenRules.callsPerMinute} calls a minute are answered.

**Answers.** JSON in UTF-8. \`{"success": true, "data": …}\`, and in some calls the parts beside \`success\`. A refusal is \`{"success": false, "code", "message", "errors"?}\`: \`code\` is
for programs and never changes, \`message\` is for people in the language of \`Accept-Language\` (en, de, es, fr, ja, zh), \`errors\` has texts by field.

**Repeats.** Send an \`Idempotency-Key\` of at most 200 characters with every call that changes something. For ${keyHours} hours a repeat with the same key and the same input gets the first answer, without a
second effect. The same key with other input is \`idempotency_key_reused\` (422), a repeat while the first call runs is \`request_in_progress\` (409). Answers of 429 and from 500 on are not stored: repeat them with the same key.

**Pages.** Lists take \`limit\` (1 to 100, 50 by default) and \`cursor\`. Pass the \`next_cursor\` of an answer as it is; null ends the list. A cursor has no meaning of its own, stays valid while its list exists, and shows nothing twice.

**Money.** \`${market.currency}\`. Orders, items, quotes and receipts are in major units with at most two decimals (\`MajorAmount\`: 24.5). Fields that end in \`_minor\` and the amounts of payments are whole minor units (\`MinorAmount\`: 2450). The server prices: an amount that
a client sends is compared, and a difference is \`quote_changed\` (409) with the new quote.

**Limits.** Too many calls are \`too_many_requests\` (429) with \`Retry-After\` in seconds. Bodies have at most 512 kB, photos ${market.photos.maxBytes / 1024 ** 2} MB.

**Photos.** Answers have signed addresses of photos (\`/api/media/…\`), which need no token and expire; read the object again for a fresh one.

**Live events.** The Pusher protocol; channels and events are in \`/api/asyncapi.json\`. Events may be missed: read the data again after each (re)connection.`
