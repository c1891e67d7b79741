// The component sheet: every part and state in both languages, `vite -c vite.stories.config.ts` and open /en or /ar.
import react from '@vitejs/plugin-react'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  root: new URL('./stories', import.meta.url).pathname,
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' }],
  cacheDir: '../node_modules/.vite-stories',
  server: { host: '127.0.0.1', fs: { allow: ['../../..'] } },
  build: { outDir: '../dist/stories', emptyOutDir: true },
})
