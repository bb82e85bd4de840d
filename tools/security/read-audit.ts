export interface Verdict {
  readonly lines: readonly string[]
  /** 0: nothing known; 1: something to do; 3: nobody answered, so nothing is known either way. */
  readonly exitCode: 0 | 1 | 3
}

interface Advisory {
  readonly title: string
  readonly url: string
}

/** What `npm audit --json` answers: a report, or the refusal of the registry. */
interface Audit {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly (string | Advisory)[] }>
  >
  readonly metadata?: { readonly dependencies: { readonly total: number } }
  readonly message?: string
}

const parse = (text: string): Audit => {
  try {
    return JSON.parse(text) as Audit
  } catch {
    return {}
  }
}

const bySeverity = ['critical', 'high', 'moderate', 'low', 'info']

/** The verdict on what `npm audit --json` printed. Packages that are only reached by another one's advisory are its lines already. */
export function readAudit(text: string): Verdict {
  const { vulnerabilities, metadata, message } = parse(text)
  if (!vulnerabilities || !metadata) {
    const reason = message?.split('\n')[0] ?? 'no answer that npm understands'
    return { lines: [`The registry does not answer questions about advisories (${reason}).`], exitCode: 3 }
  }
  const found = Object.entries(vulnerabilities).flatMap(([name, { severity, via }]) =>
    via.flatMap((each) => (typeof each === 'string' ? [] : [{ name, severity, ...each }])),
  )
  found.sort((a, b) => bySeverity.indexOf(a.severity) - bySeverity.indexOf(b.severity))
  const lines = found.map(({ severity, name, title, url }) => `${severity}: ${name}: ${title} (${url})`)
  return {
    lines: [...lines, `${metadata.dependencies.total} packages, ${found.length} advisories.`],
    exitCode: found.length > 0 ? 1 : 0,
  }
}
