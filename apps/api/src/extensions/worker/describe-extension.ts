import { readFile } from 'node:fs/promises'
import type { Extension } from '@washline/extension'

const fileOf = (url: unknown) =>
  url instanceof URL ? readFile(url, 'utf8') : Promise.reject(new Error(`${url} is no URL`))

/** What the server may know of an extension: data, for a function cannot leave the thread. */
export async function describeExtension(extension: Extension) {
  const { apiVersion, name, title, settings = {}, accounts = {}, events = {}, routes = [], panels = [] } = extension
  const { gateways = {}, languages = [], brand } = extension
  return {
    apiVersion,
    name,
    title,
    settings,
    accounts,
    events: Object.keys(events),
    routes: routes.map(({ method, path, access, summary, limit }) => ({ method, path, access, summary, limit })),
    panels: panels.map(({ name, title }) => ({ name, title })),
    gateways: Object.keys(gateways),
    languages: await Promise.all(languages.map(async ({ code, name, po }) => ({ code, name, po: await fileOf(po) }))),
    brand: brand && { ...brand, logo: brand.logo && (await fileOf(brand.logo)) },
  }
}
