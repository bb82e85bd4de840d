/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    requests: readonly { method: string; path: string; headers: Record<string, string>; body?: string }[]
  }
  interface Result {
    duration: number
    requests: { total: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
