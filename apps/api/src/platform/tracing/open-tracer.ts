import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import type { Tracer } from './tracer.ts'

/** The exporter of spans, which is loaded only where an endpoint is set. */
export async function openTracer(
  config: Pick<
    Config,
    'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
  >,
  log: Log,
): Promise<Tracer | undefined> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  const { otlpTracer } = await import('./otlp-tracer.ts')
  return otlpTracer({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    service: config.OTEL_SERVICE_NAME,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    log,
  })
}
