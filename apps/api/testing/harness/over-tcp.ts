/** The address of a database by a network instead of a Unix socket, at another port of this machine where one is given. */
export function overTcp(address: string, port?: number): string {
  const url = new URL(address)
  if (port !== undefined) url.host = `127.0.0.1:${port}`
  url.searchParams.delete('host')
  return url.href
}
