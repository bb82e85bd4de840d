import lighthouse, { type Flags } from 'lighthouse'

export type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Now and then the browser hands over a trace without its beginning. */
const attempts = 4

/** Audits a page in a browser that listens at `port`, or names what kept Lighthouse from it. */
export async function runLighthouse(url: string, flags: Flags): Promise<LighthouseResult | { problem: string }> {
  let problem = 'no answer'
  for (let attempt = 0; attempt < attempts; attempt++) {
    const run = await lighthouse(url, { output: 'json', logLevel: 'error', disableStorageReset: true, ...flags })
    if (run && !run.lhr.runtimeError) return run.lhr
    problem = run?.lhr.runtimeError?.message ?? problem
  }
  return { problem }
}
