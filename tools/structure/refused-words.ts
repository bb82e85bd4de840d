/** A word that this project does not use, and what to write instead. */
export type RefusedWord = {
  readonly words: readonly string[]
  readonly instead: string
  /** Names that contain the word in another meaning. */
  readonly allowed?: RegExp
  /** Refused in comments, names of tests and documents, too. */
  readonly inProse?: true
}

/** One word for one thing: a reader who knows marketplaces, payments and PostgreSQL guesses every name right. */
export const REFUSED_WORDS: readonly RefusedWord[] = [
  { words: ['fact', 'facts'], instead: 'an event (publish, handle), or what it is: input, details, profile' },
  { words: ['reaction', 'reactions'], instead: 'handler', inProse: true },
  {
    words: ['tell', 'tells', 'told', 'untold'],
    instead: 'publish (events), broadcast (channels), notify (people), sync (gateways) or report',
    inProse: true,
  },
  {
    words: ['say', 'says', 'said'],
    instead: 'translate, label, text; in prose: states, returns, names',
    inProse: true,
  },
  { words: ['letter', 'letters'], instead: 'email', allowed: /^letterSpacing$|letter-spacing/, inProse: true },
  { words: ['story', 'stories'], instead: 'timeline (of an order or a person), scenario (tests)', inProse: true },
  { words: ['news'], instead: 'notification', inProse: true },
  { words: ['wish', 'wishes', 'wished'], instead: 'query, filter, options, preferences, instructions', inProse: true },
  { words: ['act', 'acts'], instead: 'action (of an operator), operation' },
  { words: ['look', 'looks'], instead: 'audited read, access log (console); variant, presentation (UI); inspect' },
  { words: ['figure', 'figures'], instead: 'setting, metric or stat', allowed: /figcaption/, inProse: true },
  { words: ['tie', 'ties'], instead: 'relationship (favourite, block)' },
  { words: ['oversight'], instead: 'console', inProse: true },
  { words: ['hold', 'holds'], instead: 'authorization (card), reserve (earnings)' },
  { words: ['lapse', 'lapses', 'lapsed', 'lapsing'], instead: 'expire', inProse: true },
  { words: ['borne', 'blame', 'blamed'], instead: 'liability, liable party', inProse: true },
  {
    words: ['double', 'doubles'],
    instead: 'fake: a server that stands in for a vendor',
    allowed: /dblclick|doubleClick/,
  },
  { words: ['deed', 'deeds'], instead: 'operation', inProse: true },
  { words: ['kills', 'halves'], instead: 'chaos test; sections' },
  {
    words: ['kept', 'known'],
    instead: 'persisted, cached, stored, queued',
    allowed: /promise_?kept|keptpromise|unknown/i,
  },
  { words: ['obstacle', 'obstacles'], instead: 'blocker', inProse: true },
  { words: ['matter', 'matters'], instead: 'open item' },
]

/** Refused as whole names: they say nothing about what they name. */
export const REFUSED_NAMES: readonly string[] = ['the', 'way', 'own', 'need', 'word', 'words', 'thing', 'things']

/** Turns of phrase that need two readings. */
export const REFUSED_PHRASES: readonly RegExp[] = [
  /\blet go\b/i,
  /\bgiven back\b/i,
  /\bspeaks? for itself\b/i,
  /\bwhoever\b/i,
]
