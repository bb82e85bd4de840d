import { defineExtension } from '@washline/extension'

/** A language that has a few of the texts, and a brand. */
export default defineExtension({
  apiVersion: 1,
  name: 'dutch-brand',
  title: 'Waslijn',
  languages: [{ code: 'nl', name: 'Nederlands', po: new URL('./nl.po', import.meta.url) }],
  brand: {
    name: 'Was & Lijn',
    colors: { accent: '#006644', onAccent: '#ffffff', accentDark: '#66ddaa', onAccentDark: '#002211' },
    logo: new URL('./logo.svg', import.meta.url),
  },
})
