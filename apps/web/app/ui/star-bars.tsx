export interface StarBarsProps {
  label: string
  /** How many ratings there are of five stars, of four, down to one. */
  counts: readonly number[]
  starText: (stars: number) => string
}

/** The distribution of ratings. */
export function StarBars({ label, counts, starText }: StarBarsProps) {
  const most = Math.max(1, ...counts)
  return (
    <ul className="grid gap-2" aria-label={label}>
      {counts.map((count, index) => (
        <li key={starText(5 - index)} className="grid grid-cols-[4.5rem_minmax(0,1fr)_3ch] items-center gap-3 text-14">
          <span>{starText(5 - index)}</span>
          <span className="h-4 rounded-chip bg-ghost" aria-hidden="true">
            {count > 0 && (
              <span
                className="block h-full rounded-chip border-2 border-ink bg-pin"
                style={{ width: `max(16px, ${(count / most) * 100}%)` }}
              />
            )}
          </span>
          <b className="num text-right">{count}</b>
        </li>
      ))}
    </ul>
  )
}
