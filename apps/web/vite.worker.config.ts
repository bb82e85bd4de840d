import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'

const client = fileURLToPath(new URL('build/client/', import.meta.url))
const digest = (file: string) =>
  createHash('sha256')
    .update(readFileSync(client + file))
    .digest('hex')
    .slice(0, 16)

/** Large or rarely used: cached once they are needed. Fonts of other scripts, the map's code, catalogues of texts, the operators' console,
 * what counts over the camera. */
const onDemand = /noto-sans|\/assets\/wght-|maplibre|map-canvas|\/ops-|\/count-worker|\/(de|es|fr|ja|zh)-[\w-]+\.js$/
const wanted = /\.(js|css|svg|woff2)$/

/** What is stored when the worker installs. Files of `assets/` carry their revision in their name. */
function precache() {
  const assets = readdirSync(`${client}assets`)
    .map((name) => `/assets/${name}`)
    .filter((path) => wanted.test(path) && !onDemand.test(path))
  const others = ['icon.svg', 'manifest.webmanifest', 'icons/icon-192.png']
  return [
    { url: '/home-screen', revision: digest('shell.html') },
    ...assets.map((url) => ({ url, revision: null })),
    ...others.map((file) => ({ url: `/${file}`, revision: digest(file) })),
  ]
}

/** Bundles the service worker into the client that was built before it. */
export default defineConfig(
  (): UserConfig => ({
    publicDir: false,
    define: { __PRECACHE__: JSON.stringify(precache()), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'app/service-worker/service-worker.ts',
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  }),
)
