import { expect, it } from 'vitest'
import { refuseTexts } from './refuse-texts.ts'

it.each([
  ['en', 'Your favourites', undefined, ['favorite']],
  ['en', 'Choose {colour} items within {metres} m', undefined, []],
  ['en', 'Count every piece, at once', undefined, ['item', 'right away, or together']],
  ['en', 'The first letter of your name', undefined, []],
  ['en', 'Order cancelled', undefined, []],
  ['en', 'Read##letter', undefined, []],
  ['de', 'Hand over the bag', 'Gib die Tasche ab', ['Wäschebeutel']],
  ['de', 'Empty the pocket', 'Leere die Tasche', []],
  ['de', 'Our team decides', 'Ein Mensch entscheidet', ['unser Team, Auslastung, ohne Washer', 'unser Team']],
  ['de', 'Your ring was answered', 'Ihr Klingeln wurde beantwortet', ['dein']],
  ['de', 'Their Washer was asked', 'Ihr Washer wurde gefragt', []],
  ['es', 'Your location', 'Tu posición', ['ubicación']],
  ['es', 'Your ring was answered', 'Han respondido a su llamada', ['tu']],
  ['fr', 'Your laundry', 'Ton linge', ['vous']],
  ['fr', 'You are on your way', 'Vous êtes en route', []],
  ['fr', 'Do not continue.', 'Ne continue pas.', ['vous']],
  ['fr', 'It stopped. Reload the page.', 'Arrêté. Recharge la page.', ['vous']],
  ['fr', 'Another of yours is late', 'Une des tiennes est en retard', ['vous']],
  ['fr', 'Ready?', 'Prêt ?', ['a no-break space (U+00A0)']],
  ['fr', 'Ready?', 'Prêt\u00a0?', []],
  ['ja', 'A Washer is coming', 'Washer が来ます', ['ウォッシャー']],
  ['zh', 'Only the two of you see it', '只有你们两人能看到', []],
  ['zh', 'Your wallet', '你的钱包', ['您']],
] as const)('in %s, "%s" as "%s" is to be %j', (language, english, text, instead) => {
  expect(refuseTexts(language, english, text).map((refusal) => refusal.instead)).toEqual(instead)
})
