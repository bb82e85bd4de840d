/** Writes a problem of the live connection to the browser's log, for those who look into it. */
export function logProblem(...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is the place for it
  console.warn(...details)
}
