import { defineConfig } from 'vitest/config'
import { svelte } from '@sveltejs/vite-plugin-svelte'

// For `hatch_build.py --dev`: the server that runs meanwhile. Open its own page once, for the cookie.
const server = process.env.HALFPAST_SERVER ?? 'http://127.0.0.1:8008'

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { outDir: '../src/halfpast/_web', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'happy-dom' },
})
