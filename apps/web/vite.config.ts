import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { splitCatalogues } from '../../tools/texts/split-catalogues.ts'

const apiPort = process.env.API_PORT ?? '3000'
const api = { target: `http://127.0.0.1:${apiPort}`, ws: true }

/**
 * One chunk that every page loads, and one of what screens share, in place of some sixty small ones: each one is named
 * again and again in the manifest that every page loads.
 */
const groups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|app\/platform\/(hydration\/|updates\/(missing|reload)|i18n\/|install\/install-prompt|navigation\/|format\/(money|figure|locale-of)|session\/((use-)?session|(use-)?choose-language|follow-account-language|language-setting)\.)|app\/ui\/(button|care-label|classes|error-state|fact|first-frame|garment|hung-|icon\.|language-picker|logo|peg-points|sewn-label|skeleton|spinner|sprite|ticket|toast(-host)?\.)|app\/platform\/theme\/theme\.|contract\/src\/(market|platform\/origin|texts\/languages)/,
  },
  { name: 'zod', test: /node_modules\/zod\// },
  // Apart from the screens, since public pages read prices and rules, say messages, and check nothing.
  { name: 'messages', test: /contract\/src\/(\w+\/)?messages\.ts/ },
  {
    name: 'rules',
    test: /contract\/src\/(scanning\/catalogue|money|claims\/(rules|problems|process|value-items)|orders\/(process|pay|load-types)|dispatch\/ranking)/,
  },
  { name: 'ui', test: /app\/(ui|platform\/(format|clock))\//, minShareCount: 3 },
  {
    name: 'shell',
    test: /app\/platform\/(updates\/(typed|update|watch)|(known|queue|network)\/|session\/(read-user|guests))|app\/features\/notifications\/use-(news|seen)|contract\/src\/(orders\/(list-endpoints|summary)|identity\/(schemas|endpoints)|notifications\/(endpoints|realtime)|platform\/endpoints)/,
  },
  // What a screen calls, in one chunk per noun: no screen loads the calls of all the others.
  {
    name: (id: string) => `calls-${/contract\/src\/(\w+)/.exec(id)?.[1]}`,
    test: /contract\/src\/(claims|custody|earnings|maps|ops|orders|payments|ratings|safety|sharing|ties|verification|washers|dispatch|care|chat|scanning|settings)\//,
    minShareCount: 2,
  },
  { name: 'screens', test: /app\/(ui|platform\/(?!position\/))|contract\/src\/|@tanstack\//, minShareCount: 3 },
]

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

const reloadsByItself = 'window.location.reload();'

/**
 * Where a screen's code is missing the router loads the page anew, again and again when that does not help. Here the
 * failure reaches the error boundary, which tries it once.
 */
const withoutReloads: Plugin = {
  name: 'without-reloads',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules/ },
    handler(code) {
      if (!code.includes(reloadsByItself)) throw new Error('react-router reloads in another place now')
      return code.replace(reloadsByItself, 'throw error;')
    },
  },
}

/** Only the server describes its calls as JSON Schema; a fifth of zod is how. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js/ },
    handler(code) {
      const described = /^ +inst\._zod\.processJSONSchema = .*$/gm
      const methods = /^import (\{.*\}) from "\.\.\/core\/to-json-schema\.js";$/m
      if (!described.test(code) || !methods.test(code))
        throw new Error('zod describes JSON Schema in another place now')
      return code
        .replaceAll(described, '')
        .replace(
          methods,
          'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => () => undefined;',
        )
    },
  },
}

export default defineConfig({
  plugins: [withoutWorker, withoutReloads, withoutJsonSchema, splitCatalogues(), tailwindcss(), reactRouter()],
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
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
  // Workers are modules, so that the one that counts may wait for its model.
  worker: { format: 'es' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
