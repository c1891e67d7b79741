// Bundles the signed-in application; in development serves it beside an API that already runs (API_URL).
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appPages } from './build/app-pages.ts'
import { shellChunk } from './build/shell-chunk.ts'
import { stripContracts } from './build/strip-contracts.ts'

const api = process.env.API_URL ?? 'http://localhost:3000'

/** Every address below a language is the app's page; public pages come from the API server. */
const anyPath = (): Plugin => ({
  name: 'any-path',
  configureServer: (server) => {
    server.middlewares.use((request, _, next) => {
      const path = request.url?.split('?')[0] ?? ''
      if (/^\/(en|ar)\//.test(path) && !/\.\w+$/.test(path)) request.url = '/app.html'
      next()
    })
  },
})

const shell = shellChunk()

export default defineConfig({
  publicDir: false,
  appType: 'mpa',
  // React Aria names its English strings en-US; en-AE falls back to them.
  plugins: [
    stripContracts(),
    shell.plugin,
    optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }),
    react(),
    anyPath(),
    appPages(),
  ],
  server: { proxy: { '/api': api }, host: 'localhost' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'app.html',
      // Reading a property of a library never does anything by itself.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: shell.name, debugName: 'shell' },
            // The styles of all pages are one file: together they are smaller than the requests for their parts are dear.
            { name: (id: string) => (id.endsWith('.css') ? 'pages' : null), debugName: 'styles' },
          ],
        },
      },
    },
  },
})
