// Builds everything of the web into dist: the public side, the app where it exists, compressed siblings.
// Run: node apps/web/build/build.ts
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { writeAppAddresses } from './app-addresses.ts'
import { compressFolder } from './compress.ts'
import { buildCourier } from './courier.ts'
import { buildDrive } from './drive.ts'
import { buildEmbed } from './embed.ts'
import { groupChunks } from './group-chunks.ts'
import { buildPublic } from './public.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

const chunksOf = (built: unknown): Rolldown.OutputChunk[] =>
  (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')

const buildApp = async () => {
  const configFile = join(root, 'vite.app.config.ts')
  if (!existsSync(configFile) || !existsSync(join(root, 'app.html'))) return
  // Once to see what pages share, and again with that grouped.
  const plain = await build({ root, configFile, logLevel: 'error', build: { write: false, minify: false } })
  const groups = [
    { name: groupChunks(chunksOf(plain)), debugName: 'shared', includeDependenciesRecursively: false },
  ]
  const rolldownOptions = { output: { codeSplitting: { groups } } }
  const built = await build({
    root,
    configFile,
    logLevel: 'warn',
    build: { outDir: dist, emptyOutDir: false, rolldownOptions },
  })
  await writeAppAddresses(root, dist, chunksOf(built))
}

await rm(dist, { recursive: true, force: true })
await mkdir(dist, { recursive: true })
await buildPublic(dist)
await buildDrive(dist)
await buildCourier(dist)
await buildEmbed(dist)
await buildApp()
const count = await compressFolder(dist)
process.stdout.write(`web: ${count} files in ${dist}\n`)
