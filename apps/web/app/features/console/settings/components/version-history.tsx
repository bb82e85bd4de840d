import type { ReactNode } from 'react'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { type Version, VersionEntry } from './version-entry.tsx'

interface Versions<V> {
  readonly data: { readonly pages: readonly { readonly versions: readonly V[] }[] } | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

interface VersionHistoryProps<Value, V extends Version> {
  /** Of the heading; one page may show several histories. */
  id: string
  versions: Versions<V>
  /** What applied before the first version. */
  first: Value
  contentOf: (version: V) => Value
  isCurrent: (value: Value) => boolean
  onRestore: (value: Value) => void
  changesOf: (version: V) => ReactNode
}

/** Every version, newest first, with the default last. Each can be restored. */
export function VersionHistory<Value, V extends Version>(props: VersionHistoryProps<Value, V>) {
  const { id, versions, first, contentOf, isCurrent, onRestore, changesOf } = props
  const restore = (value: Value, name: string) =>
    isCurrent(value) ? (
      <p className="text-ink-2">{t('This is the current version.')}</p>
    ) : (
      <Button size="compact" flat className="justify-self-start" aria-label={name} onClick={() => onRestore(value)}>
        {t('Restore')}
      </Button>
    )
  return (
    <section className="grid content-start gap-3" aria-labelledby={id}>
      <h3 id={id}>{t('History')}</h3>
      <QueryGate query={versions}>
        {({ pages }) => (
          <>
            <ol className="console-entries" aria-label={t('History')}>
              {pages
                .flatMap((page) => page.versions)
                .map((one) => (
                  <li key={one.version}>
                    <VersionEntry version={one.version} by={one.by} at={one.at} reason={one.reason} />
                    {changesOf(one)}
                    {restore(contentOf(one), t('Restore version {version}', { version: one.version }))}
                  </li>
                ))}
              {!versions.hasNextPage && (
                <li>
                  <p className="console-entry-head">
                    <b>{t('Default settings')}</b>
                  </p>
                  {restore(first, t('Restore the default'))}
                </li>
              )}
            </ol>
            <ShowMore pages={versions} />
          </>
        )}
      </QueryGate>
    </section>
  )
}
