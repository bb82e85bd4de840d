import type { Language } from '@washline/contract/texts/languages'

/** What an English word is called in each language, in every text that has it. */
export interface AgreedWord {
  readonly english: RegExp
  /** The word first, then the forms and stems that count as it. */
  readonly translations: Readonly<Record<Exclude<Language, 'en'>, readonly [string, ...string[]]>>
  /** English texts that a language puts without the word. */
  readonly allowed?: RegExp
}

export const agreedWords: readonly AgreedWord[] = [
  {
    english: /\bour team\b/i,
    translations: {
      de: ['unser Team', 'Team'],
      es: ['nuestro equipo'],
      fr: ['notre équipe'],
      ja: ['運営チーム'],
      zh: ['我们的团队'],
    },
  },
  {
    english: /\bcoverage\b/i,
    translations: { de: ['Schutz'], es: ['cobertura'], fr: ['couverture'], ja: ['補償'], zh: ['保障'] },
  },
  {
    english: /\btips?\b/i,
    translations: { de: ['Trinkgeld'], es: ['propina'], fr: ['pourboire'], ja: ['チップ'], zh: ['小费'] },
  },
  {
    english: /\bwallet\b/i,
    translations: { de: ['Guthaben'], es: ['monedero'], fr: ['portefeuille'], ja: ['ウォレット'], zh: ['钱包'] },
  },
  {
    english: /\breceipts?\b/i,
    translations: { de: ['Beleg', 'Quittung'], es: ['recibo'], fr: ['reçu'], ja: ['領収書', 'レシート'], zh: ['收据'] },
  },
  {
    english: /\bpickups?\b/i,
    translations: {
      de: ['Abholung', 'abhol'],
      es: ['recogida', 'recog'],
      fr: ['collecte'],
      ja: ['集荷'],
      zh: ['取件', '取衣', '取时', '收取'],
    },
  },
  {
    english: /\bphotos?\b/i,
    translations: { de: ['Foto'], es: ['foto'], fr: ['photo'], ja: ['写真', '撮'], zh: ['照片', '照', '拍'] },
    allowed: /^Orders keep the prices/,
  },
  {
    english: /\bappeal/i,
    translations: {
      de: ['Einspruch', 'Einsprüche'],
      es: ['apelación', 'apel'],
      fr: ['recours', 'appel', 'contest'],
      ja: ['異議'],
      zh: ['申诉'],
    },
  },
  {
    english: /\bsuspen/i,
    translations: { de: ['Sperre', 'gesperrt', 'sperren'], es: ['suspen'], fr: ['suspen'], ja: ['停止'], zh: ['停用'] },
  },
  {
    english: /\bdeposits?\b/i,
    translations: { de: ['Kaution'], es: ['depósito'], fr: ['caution'], ja: ['保証金'], zh: ['押金'] },
  },
]
