import type { Person, TestApp } from '../harness/start-app.ts'

/** The file that a person downloads of their data. */
export async function readDownload(app: TestApp, { token }: Person): Promise<string> {
  const body = { current_password: 'long enough' }
  const { url } = (await app.send(token, { method: 'POST', url: '/api/account/download', body })).body.data
  return (await app.send(undefined, { method: 'GET', url })).text
}
