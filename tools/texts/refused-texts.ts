import type { Language } from '@washline/contract/texts/languages'
import { spellings } from './spelling.ts'

/** A word or spelling that texts of a language do not use, and what to write instead. */
export interface RefusedText {
  readonly pattern: RegExp
  readonly instead: string
  readonly why: string
  /** English texts in which the word is right. */
  readonly allowed?: RegExp
}

const spelling = 'the product spells as in the United States.'
const translated = 'it reads like a translation.'
const oneWord = 'one thing has one word.'

export const refusedTexts: Readonly<Record<Language, readonly RefusedText[]>> = {
  en: [
    ...spellings.map(({ british, american }) => ({ pattern: british, instead: american, why: spelling })),
    { pattern: /catalogue/i, instead: 'price list', why: oneWord },
    {
      pattern: /\bjumper|flatmate|wardrobe|bed linen|tumble dryer|\bzips?\b/i,
      instead: 'the American word',
      why: spelling,
    },
    { pattern: /e-mail/i, instead: 'email', why: oneWord },
    { pattern: /\bcash-outs?\b/i, instead: 'payout; to cash out is the verb', why: oneWord },
    {
      pattern: /\bletters?\b/i,
      instead: 'email',
      why: oneWord,
      allowed: /first letter of|lowercase letters|\bLetter, /,
    },
    { pattern: /\bpieces?\b/i, instead: 'item', why: oneWord },
    { pattern: /\bpictures?\b/i, instead: 'photo', why: oneWord },
    {
      pattern: /\b(?:the|extra|more|larger|its|of|order’s) covers?\b|^cover (?:of|left|up)/i,
      instead: 'coverage; to cover is the verb',
      why: oneWord,
    },
    { pattern: /\bpositions?\b/i, instead: 'location', why: oneWord },
    {
      pattern: /an? operator (?:decides|reviews|checks|reads)|a person (?:decides|reviews|checks|reads|has)/i,
      instead: 'our team',
      why: oneWord,
    },
    { pattern: /\bin all\b/i, instead: 'total', why: translated },
    { pattern: /\bat once\b/i, instead: 'right away, or together', why: 'it has two meanings.' },
    {
      pattern: /\banew\b|\bunder way\b|\bmeanwhile\b/i,
      instead: 'again, in progress, in the meantime',
      why: translated,
    },
    { pattern: /\bgo(?:es)? on\b/i, instead: 'continue', why: translated },
    {
      pattern: /\b(?:some|any|every|no)body\b/i,
      instead: 'someone, anyone, everyone, no one',
      why: 'it is what people say.',
    },
    { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically', why: translated },
    { pattern: /\bfor good\b/i, instead: 'permanently', why: 'it has two meanings.' },
    { pattern: /\blook at (?:it|them) again\b/i, instead: 'review it again', why: translated },
    { pattern: /\bma[dk]e a claim\b/i, instead: 'file a claim', why: translated },
    { pattern: /\bfee for the way\b|\bthe way to the door\b/i, instead: 'trip, trip fee', why: translated },
    { pattern: /\bin reach\b/i, instead: 'nearby', why: translated },
  ],
  de: [
    {
      pattern: /\b(?:Wäsche|Hand)?[Tt]asche\b/,
      instead: 'Wäschebeutel',
      why: 'eine Tasche trägt man in der Hand.',
      allowed: /pocket/,
    },
    { pattern: /\b(?:Wäschesack|Stücke?)\b/, instead: 'Wäschebeutel, Teil', why: oneWord },
    { pattern: /\b(?:Ab)?[Dd]eckung/, instead: 'Schutz', why: oneWord },
    { pattern: /\bE?mails?\b|\be-mail/, instead: 'E-Mail', why: oneWord },
    { pattern: /\bIhnen\b|\bZu Ihre[rmn]\b/, instead: 'du', why: 'the product says du.' },
    {
      pattern: /\bIhre?[mnrs]? (?=\p{Lu})/u,
      instead: 'dein',
      why: 'the product says du.',
      allowed: /\b(?:their|its)\b/i,
    },
    {
      pattern: /\b[Ee]in(?:en|em)? Mensch(?:en)?\b|Freie Hände|Niemanden gefunden/,
      instead: 'unser Team, Auslastung, ohne Washer',
      why: translated,
      allowed: /^A number next to a tab/,
    },
    { pattern: /\bOperator/, instead: 'unser Team', why: oneWord, allowed: /operator/i },
  ],
  es: [
    { pattern: /\busted(?:es)?\b/i, instead: 'tú, vosotros', why: 'the product says tú.' },
    {
      pattern: /\ba su \p{Ll}/u,
      instead: 'tu',
      why: 'the product says tú.',
      allowed: /\b(?:their|its|it|the|they)\b/i,
    },
    { pattern: /\be-?mails?\b/i, instead: 'correo', why: oneWord },
    { pattern: /\bposici[oó]n(?:es)?(?!\p{L})/iu, instead: 'ubicación', why: oneWord },
    { pattern: /\boperador/i, instead: 'nuestro equipo', why: oneWord, allowed: /operator/i },
    { pattern: /mensajes push/i, instead: 'notificaciones push', why: oneWord },
  ],
  fr: [
    {
      pattern: /(?<![\p{L}’-])(?:tu|ton|tes|toi|ta)(?!\p{L})|(?<!\p{L})t’/iu,
      instead: 'vous',
      why: 'the product says vous.',
    },
    {
      pattern:
        /(?<!\p{L})(?:tien|tienne)s?(?!\p{L})|Ne \p{Ll}+e pas\.|(?:^|[.!?] )(?:Choisis|Copie|Lance|Ouvre|Prends|Recharge|Sélectionne) (?:l[ae’]|les|une?|d)/u,
      instead: 'vous',
      why: 'the product says vous.',
    },
    {
      pattern: /[\p{L}\d)}…] [;:!?»%]|« /u,
      instead: 'a no-break space (U+00A0)',
      why: 'French sets a space there that does not break.',
    },
    { pattern: /ramassage|enlèvement/i, instead: 'collecte', why: oneWord },
    { pattern: /(?<!\p{L})articles?(?!\p{L})/iu, instead: 'pièce', why: oneWord },
    { pattern: /opérateur/i, instead: 'notre équipe', why: oneWord, allowed: /operator/i },
    { pattern: /'/, instead: '’', why: 'French sets the curved apostrophe.' },
  ],
  ja: [
    { pattern: /Washers?/, instead: 'ウォッシャー', why: oneWord },
    {
      pattern: /担当者|運営担当|スタッフ|担い手/,
      instead: '運営チーム; ウォッシャー',
      why: oneWord,
      allowed: /front desk/,
    },
    { pattern: /オペレーター/, instead: '運営チーム', why: oneWord, allowed: /operator/i },
    { pattern: /時計/, instead: '期限, 残り時間', why: 'it is a clock on a wall.' },
    { pattern: /補償を?請求/, instead: '補償を申請, 補償申請', why: oneWord },
    { pattern: /[{}\w] さん/, instead: 'さん without a space', why: 'Japanese sets no space there.' },
  ],
  zh: [
    { pattern: /你(?!们)/, instead: '您', why: 'the product says 您.' },
    { pattern: /Washers?|洗衣伙伴/, instead: '洗衣师', why: oneWord },
    { pattern: /索赔/, instead: '理赔', why: oneWord },
    { pattern: /工作人员|人工/, instead: '我们的团队', why: oneWord, allowed: /front desk/ },
    { pattern: /推送消息/, instead: '推送通知', why: oneWord },
  ],
}
