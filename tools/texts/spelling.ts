/** A British spelling, and what everything that people read has instead: the specification's texts are American ("favorites"). */
export interface Spelling {
  readonly british: RegExp
  readonly american: string
}

/** `Cancelled` keeps its two l: it is the status of an order. */
export const spellings: readonly Spelling[] = [
  { british: /\bcancel(?:ed|ing)\b/i, american: 'cancelled, cancelling, as the status of an order' },
  { british: /favourit/i, american: 'favorite' },
  { british: /(?:col|neighb|harb|lab|hon|flav|behavi)our/i, american: 'color, neighbor, behavior: without u' },
  { british: /\bgrey/i, american: 'gray' },
  { british: /\b(?:kilo)?metres?\b|\bcentre[ds]?\b/i, american: 'meter, center' },
  { british: /\bprogrammes?\b/i, american: 'program; cycle, of a washing machine' },
  { british: /\b(?:li|defen|offen)ce(?:s|d)?\b/i, american: 'license, defense, offense' },
  {
    british: /\b(?:author|recogn|organ|apolog|normal|serial|regular|custom|minim|maxim|summar)is(?:e|ing|ation)/i,
    american: 'authorize, recognize: with z',
  },
  { british: /\banalys(?:e|ed|ing)\b/i, american: 'analyze' },
  { british: /\b(?:travell|labell|modell)(?:ed|er|ers|ing)\b/i, american: 'traveler, labeled: one l' },
  { british: /\b(?:enrol|fulfil)(?:s|ment)?\b/i, american: 'enroll, fulfill' },
  { british: /\b(?:towards|whilst)\b/i, american: 'toward, while' },
  { british: /\bcheques?\b|\bjudgement|\bageing\b/i, american: 'check, judgment, aging' },
]
