import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const apiPort = process.env.API_PORT ?? '3000'
const api = { target: `http://127.0.0.1:${apiPort}`, ws: true }

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A WebSocket path `/app/{key}` belongs to the API; the folder `app/` belongs to the development server.
  server: { proxy: { '/api': api, '^/app/[\\w-]+\\?': api, '/broadcasting': api, '/media': api } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
