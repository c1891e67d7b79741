// Bundles the driver's page, which shares nothing with the app: one script, one style sheet.
import { defineConfig } from 'vite'
import { stripContracts } from './build/strip-contracts.ts'

export default defineConfig({
  publicDir: false,
  plugins: [stripContracts()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: 'drive-manifest.json',
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/trucks/drive/drive.ts',
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
  },
})
