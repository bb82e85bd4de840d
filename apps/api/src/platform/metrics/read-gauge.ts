import { Gauge, type Registry } from 'prom-client'

/** Prometheus waits ten seconds for all of them. */
const readLimitMs = 1_500

export interface GaugeValue {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** A gauge that is read when it is asked for. A read that fails or takes long leaves it out: the other metrics are wanted most when something fails. */
export function readGauge(
  registry: Registry,
  gauge: { name: string; help: string; labels?: readonly string[] },
  read: () => Promise<readonly GaugeValue[]>,
): void {
  const made = new Gauge({
    name: gauge.name,
    help: gauge.help,
    labelNames: [...(gauge.labels ?? [])],
    registers: [registry],
    collect: async () => {
      made.reset()
      const late = new Promise<[]>((resolve) => setTimeout(resolve, readLimitMs, []).unref())
      const values = await Promise.race([read().catch(() => []), late])
      for (const { labels, value } of values) made.set(labels, value)
      // Without labels a reset gauge would show a zero that nobody has measured.
      if (values.length === 0) made.remove({})
    },
  })
}
