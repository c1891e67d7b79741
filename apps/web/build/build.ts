// Builds everything of the web into dist: the public side, the app where it exists, compressed siblings.
// Run: node apps/web/build/build.ts
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { writeAppTitles } from './app-titles.ts'
import { compressFolder } from './compress.ts'
import { buildPublic } from './public.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

const buildApp = async () => {
  const configFile = join(root, 'vite.app.config.ts')
  if (!existsSync(configFile) || !existsSync(join(root, 'app.html'))) return
  await build({ root, configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: false } })
  await writeAppTitles(dist)
}

await rm(dist, { recursive: true, force: true })
await mkdir(dist, { recursive: true })
await buildPublic(dist)
await buildApp()
const count = await compressFolder(dist)
process.stdout.write(`web: ${count} files in ${dist}\n`)
