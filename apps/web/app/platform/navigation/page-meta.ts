import { originPlaceholder } from '@washline/contract/platform/origin'
import { withProductName } from '@washline/contract/texts/product-name'
import { t } from '../i18n/i18n.ts'

/** One tag of a page's head, or what it states for search engines. */
export type MetaTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly structuredData: Readonly<Record<string, unknown>> }

export interface PageMeta {
  title: string
  description: string
  /** The page's content as schema.org data for search engines. */
  structuredData?: Record<string, unknown>
}

const origin = () => (typeof window === 'undefined' ? originPlaceholder : window.location.origin)

/** Title, description, the card that other sites show for a link, and facts for search engines. */
export function pageMeta({ title, description, structuredData }: PageMeta): MetaTag[] {
  const image = `${origin()}/social-card.png`
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: withProductName('Washline') },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: t('A clothesline with a large blue sheet that reads: 3 hours') },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structuredData ? [{ structuredData: { '@context': 'https://schema.org', ...structuredData } }] : []),
  ]
}

/** Questions with their answers, as search engines read them. */
export const faqData = (questions: readonly { question: string; answer: string }[]): Record<string, unknown> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
