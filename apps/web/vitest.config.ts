import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { splitCatalogues } from '../../tools/texts/split-catalogues.ts'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Screens in a real browser; the API is answered by handlers made from the contract. */
export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [splitCatalogues(), tailwindcss()],
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-hook-form',
      'maplibre-gl',
      '@vis.gl/react-maplibre',
      '@stripe/stripe-js/pure',
      '@stripe/react-stripe-js',
      'sonner',
      'laravel-echo',
      'pusher-js',
      'qr',
      'qr/decode.js',
      'zod',
      'idb',
      'msw',
      'msw/experimental',
      '@mswjs/interceptors/fetch',
      '@mswjs/interceptors/WebSocket',
      '@mswjs/interceptors/XMLHttpRequest',
      '@base-ui/react/dialog',
      '@hookform/resolvers/zod',
      '@tanstack/react-query',
    ],
  },
  test: {
    name: 'screen',
    include: ['app/**/*.screen.test.tsx'],
    setupFiles: ['app/platform/testing/setup.ts'],
    // Limits are for what never comes: a wait ends with the state that it waits for, however busy the machine is.
    testTimeout: 90_000,
    // A screen waits for its browser as long as it computes; the root's number is not taken over here.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    // The set-up puts back what modules keep; loading them anew for each file took a sixth of the time.
    isolate: false,
    expect: { poll: { timeout: 25_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [
            '--no-sandbox',
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
            // Software that draws like a graphics card starves the page beside it.
            '--disable-gpu-rasterization',
            '--disable-gpu-compositing',
            // A page that stands for many files makes more garbage than it keeps: with room, it is looked through seldom.
            '--js-flags=--min-semi-space-size=64 --max-semi-space-size=128 --initial-heap-size=512 --single-threaded-gc',
          ],
        },
        contextOptions: {
          reducedMotion: 'reduce',
          locale: 'en-US',
          permissions: ['geolocation', 'camera'],
          geolocation: { latitude: 3.1478, longitude: 101.7117 },
        },
        actionTimeout: 25_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
