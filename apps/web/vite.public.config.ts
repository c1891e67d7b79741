// Bundles the islands of the public pages; the pages themselves are rendered by build/build.ts.
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { stripContracts } from './build/strip-contracts.ts'

/** Public pages carry their faces inline; a second declaration would fetch the same faces again. */
const withoutFaces = (): Plugin => ({
  name: 'without-faces',
  generateBundle: (_, bundle) => {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'asset') continue
      if (name.endsWith('.woff2')) delete bundle[name]
      else if (name.endsWith('.css')) file.source = String(file.source).replace(/@font-face\s*\{[^}]*\}/g, '')
    }
  },
})

export default defineConfig({
  publicDir: false,
  plugins: [stripContracts(), optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), react(), withoutFaces()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: 'public-manifest.json',
    // Nothing is preloaded; that every browser knows how to is said only because the loader of style sheets is shorter so.
    modulePreload: { polyfill: true, resolveDependencies: () => [] },
    target: 'es2022',
    rolldownOptions: {
      input: 'src/public/islands.ts',
      // Small modules that most islands need come as one file, and so do those that call the API.
      output: {
        codeSplitting: {
          groups: [
            { name: 'text', test: /kit[\\/](text|problem)\.ts$/ },
            { name: 'call', test: /(kit[\\/](session|read-only|ahead|call)|accounts[\\/]renewal)\.ts$/ },
          ],
        },
      },
    },
  },
})
