import type { PanelPart } from '@washline/contract/extensions/schemas'
import { minor } from '@washline/contract/money'
import { formatMinor } from '../../../../platform/format/money.ts'
import { Detail } from '../../../../ui/detail.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { useExtensionPanel } from '../use-extensions.ts'

interface ExtensionPanelProps {
  extension: string
  panel: string
  title: string
}

/** A panel drawn from an extension's data: texts, numbers and tables. */
export function ExtensionPanel({ extension, panel, title }: ExtensionPanelProps) {
  const parts = useExtensionPanel(extension, panel)
  return (
    <section className="grid gap-3" aria-label={title}>
      <h4>{title}</h4>
      <QueryGate query={parts}>
        {/* biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and no state */}
        {(all) => all.map((part, index) => <Part key={index} part={part} title={title} />)}
      </QueryGate>
    </section>
  )
}

function Part({ part, title }: { part: PanelPart; title: string }) {
  if (part.kind === 'text') return <p className="wrap-anywhere">{part.text}</p>
  if (part.kind === 'stats')
    return part.stats.map(({ label, value, isMoney }) => (
      <Detail key={label} name={label}>
        <span className="num">{isMoney && Number.isInteger(value) ? formatMinor(minor(Number(value))) : value}</span>
      </Detail>
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keys
    <section className="overflow-x-auto" aria-label={title} tabIndex={0}>
      <table className="w-full text-left">
        <thead>
          <tr>
            {part.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
