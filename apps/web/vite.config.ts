import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { missingModules } from '../../tools/chunks/missing-modules.ts'
import { plannedChunks } from '../../tools/chunks/planned-chunks.ts'
import { contractInPlace, lightContract } from '../../tools/light-contract/light-contract.ts'
import { splitCatalogues } from '../../tools/texts/split-catalogues.ts'
import { headScripts } from './app/head-scripts.ts'

const apiPort = process.env.API_PORT ?? '3000'
const api = { target: `http://127.0.0.1:${apiPort}`, ws: true }

const withHeadScripts: Plugin = {
  name: 'with-head-scripts',
  transformIndexHtml: (html) => html.replace('<!--scripts-->', () => headScripts),
}

const planned = plannedChunks()
const missing = missingModules()

/** What every page needs, and what screens share as planned; a module of one screen stays in that screen's chunk. */
const initial: ['$initial'] = ['$initial']
const groups = [
  { name: 'vendor', tags: initial, test: /node_modules/ },
  { name: 'base', tags: initial, test: /vite|\/(platform|ui|contract)\// },
  { name: planned.nameOf },
]

/** A screen's modules name each other some two hundred times, and a hash does not compress: seven characters of it, the fewest that the bundler takes, not eight. */
const names = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' }

/** A worker that an earlier `npm start` left on this address would answer in place of the development server. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', async () => {
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
})`

const withoutWorker: Plugin = {
  name: 'without-worker',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use('/service-worker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(farewell)
    })
  },
}

export default defineConfig({
  plugins: [
    withHeadScripts,
    withoutWorker,
    lightContract,
    contractInPlace,
    planned.plugin,
    missing.plugin,
    splitCatalogues(),
    tailwindcss(),
    react(),
  ],
  // A WebSocket path `/app/{key}` belongs to the API; the folder `app/` belongs to the development server.
  server: { proxy: { '/api': api, '^/app/[\\w-]+\\?': api, '/broadcasting': api, '/media': api } },
  // Reached only by lazy chunks: found late, they would reload the page under development.
  optimizeDeps: {
    include: [
      '@base-ui/react/dialog',
      '@hookform/resolvers/zod',
      'laravel-echo',
      'onnxruntime-web/wasm',
      'pusher-js',
      'react-hook-form',
      'sonner',
      'zod',
    ],
  },
  // `tools/first-paint/` and the bench read from the manifest which modules belong to a screen.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    outDir: 'build/client',
    reportCompressedSize: false,
    // A browser without it requests modules one after the other, and no later than it would without a polyfill of 0.3 kB.
    modulePreload: { polyfill: false, resolveDependencies: missing.resolveDependencies },
  },
  // Workers are modules, so that the one that counts may wait for its model.
  worker: { format: 'es' },
  // `vite build --app` builds the client, twice for its chunks, and what writes its public pages (`tools/prerender/`).
  builder: {
    buildApp: async ({ build, environments: { client, ssr } }) => {
      for (const environment of [client, client, ssr]) if (environment) await build(environment)
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { ...names, codeSplitting: { groups, includeDependenciesRecursively: false } } },
      },
    },
    ssr: { build: { outDir: 'build/server', manifest: false, rolldownOptions: { input: 'app/entry.server.tsx' } } },
  },
})
