import type { Language } from '@washline/contract/texts/languages'

/** What an English word is called in each language, in every text that has it. */
export interface AgreedWord {
  readonly english: RegExp
  readonly words: Readonly<Record<Exclude<Language, 'en'>, RegExp>>
  /** English texts that a language puts without the word. */
  readonly allowed?: RegExp
}

export const agreedWords: readonly AgreedWord[] = [
  {
    english: /\bour team\b/i,
    words: {
      de: /[Uu]nser\p{L}* Team|Team/u,
      es: /nuestro equipo/i,
      fr: /notre équipe/i,
      ja: /運営チーム/,
      zh: /我们的团队/,
    },
  },
  {
    english: /\bcoverage\b/i,
    words: { de: /schutz/i, es: /cobertura/i, fr: /couverture/i, ja: /補償/, zh: /保障/ },
  },
  { english: /\btips?\b/i, words: { de: /Trinkgeld/, es: /propina/i, fr: /pourboire/i, ja: /チップ/, zh: /小费/ } },
  {
    english: /\bwallet\b/i,
    words: { de: /Guthaben/, es: /monedero|cartera/i, fr: /portefeuille/i, ja: /ウォレット/, zh: /钱包/ },
  },
  {
    english: /\breceipts?\b/i,
    words: { de: /Beleg|Quittung/, es: /recibo/i, fr: /reçu/i, ja: /領収書|レシート/, zh: /收据/ },
  },
  {
    english: /\bpickups?\b/i,
    words: { de: /abhol/i, es: /recogid|recoger/i, fr: /collecte/i, ja: /集荷/, zh: /取件|取衣|取时|收取/ },
    allowed:
      /^A repeat pickup is full$|^Keep this pickup$|^No pickups booked|^\{repeat\}\. The search|^We ask a few Washers/,
  },
  {
    english: /\bphotos?\b/i,
    words: { de: /foto/i, es: /foto/i, fr: /photo/i, ja: /写真|撮/, zh: /照|拍/ },
    allowed:
      /^Orders keep the prices|^The delivery of \{number\} has no PIN|^Some items seem to overlap|^Please take a|^\{count\} of \{max\}/,
  },
]
