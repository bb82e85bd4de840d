import type { LabelSign } from '@washline/contract/care/label-schemas'
import type { LabelScale, LabelSymbol } from '@washline/contract/care/label-symbols'
import { degreesOf, scaleOf } from '@washline/contract/care/label-symbols'

const shapes: Record<LabelScale, string> = {
  wash: 'M5 12 10 36H38L43 12M5 12C8 7 12 7 15 12S21 17 24 12 30 7 33 12 40 17 43 12',
  bleach: 'M24 5 43 38H5Z',
  tumble: 'M7 5H41V39H7ZM24 9A13 13 0 1 1 23.9 9Z',
  air: 'M7 5H41V39H7Z',
  iron: 'M4 36C6 22 16 16 32 16H40L44 36ZM14 19C16 10 22 7 36 7L40 16',
  dry_clean: 'M24 5A17 17 0 1 1 23.9 5Z',
  wet_clean: 'M24 5A17 17 0 1 1 23.9 5Z',
}

const marks: Partial<Record<LabelSymbol, string>> = {
  wash_hand:
    'M14 20 20 10C21 8 24 9 24 11L22 18 34 20C37 21 36 24 33 24H28M33 24C36 25 35 28 32 28H20C17 28 15 28 14 26Z',
  bleach_oxygen: 'M29 14 15 38M35 24 27 38',
  dry_line: 'M24 11V33',
  dry_drip: 'M19 11V33M29 11V33',
  dry_flat: 'M14 22H34',
}

const glyphs: Partial<Record<LabelSymbol, string>> = {
  dry_clean_any: 'P',
  dry_clean_f: 'F',
  wet_clean: 'W',
  wet_clean_not: 'W',
}

/** Where the dots are, from the left. */
const dots: Partial<Record<LabelSymbol, readonly number[]>> = {
  tumble_low: [24],
  tumble_normal: [20, 28],
  iron_low: [25],
  iron_medium: [21, 29],
  iron_high: [17, 25, 33],
}

/** A symbol as a care label has it, in the color of the text around it. Its name is beside it. */
export function SignDrawing({ sign: { symbol, bars } }: { sign: LabelSign }) {
  const scale = scaleOf(symbol)
  const glyph = glyphs[symbol] ?? degreesOf(symbol)
  return (
    <svg className="care-label size-12 shrink-0" viewBox="0 0 48 48" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinejoin="round" strokeLinecap="round">
        <path d={shapes[scale] + (marks[symbol] ?? '')} />
        {symbol.endsWith('_not') && <path d="M6 4 42 42M42 4 6 42" />}
        {bars > 0 && <path d="M10 42.5H38" />}
        {bars > 1 && <path d="M10 46.5H38" />}
      </g>
      {dots[symbol]?.map((x) => (
        <circle key={x} cx={x} cy={scale === 'iron' ? 27 : 22} r="2" fill="currentColor" />
      ))}
      {glyph !== undefined && (
        <text
          x="24"
          y={scale === 'wash' ? 31 : 27.5}
          textAnchor="middle"
          fontSize="15"
          fontWeight="600"
          fill="currentColor"
        >
          {glyph}
        </text>
      )}
    </svg>
  )
}
