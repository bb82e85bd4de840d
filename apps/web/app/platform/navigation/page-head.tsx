import type { MetaTag } from './page-meta.ts'

/**
 * What a page puts into the document's head: React moves these tags there. A prerendered page has them in its head
 * already (`entry.server.tsx`), so only what stays in the body is drawn while it is written.
 */
export function PageHead({ tags }: { tags: readonly MetaTag[] }) {
  return (
    <>
      {!import.meta.env.SSR && <HeadTags tags={tags} />}
      {tags.map(
        (tag) =>
          'structuredData' in tag && (
            <script
              key="structured-data"
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data; a script's text is not escaped by React
              dangerouslySetInnerHTML={{ __html: JSON.stringify(tag.structuredData).replaceAll('<', '\\u003c') }}
            />
          ),
      )}
    </>
  )
}

export const HeadTags = ({ tags }: { tags: readonly MetaTag[] }) =>
  tags.map((tag) => {
    if ('title' in tag) return <title key="title">{tag.title}</title>
    if ('name' in tag) return <meta key={tag.name} name={tag.name} content={tag.content} />
    if ('property' in tag) return <meta key={tag.property} property={tag.property} content={tag.content} />
    return null
  })
