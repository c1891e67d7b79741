// Builds the web pages when their sources changed since the last build; `npm run build` and every start use it.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { runChild } from './start/run-child.ts'

const root = path.join(import.meta.dirname, '..')
const sources = ['packages/model/src', 'apps/web', 'package-lock.json']
const skipped = new Set(['node_modules', 'dist', 'test', 'stories', '.cache'])
const stamp = path.join(root, 'apps/web/dist/.stamp')

const filesBelow = (entry: string): string[] => {
  if (!fs.existsSync(entry)) return []
  if (fs.statSync(entry).isFile()) return [entry]
  return fs
    .readdirSync(entry, { withFileTypes: true })
    .filter((each) => !skipped.has(each.name) && !each.name.includes('.test.'))
    .flatMap((each) => filesBelow(path.join(entry, each.name)))
}

const sourceHash = (): string => {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesBelow(path.join(root, source))).toSorted())
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  return hash.digest('hex')
}

export const webIsStale = (): boolean =>
  !fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== sourceHash()

export const buildWeb = async (): Promise<void> => {
  const hash = sourceHash()
  // Without the stamp an interrupted build is seen as stale by the next start.
  fs.rmSync(stamp, { force: true })
  await runChild(path.join(root, 'apps/web/build/build.ts'), [], {
    cwd: path.join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  fs.writeFileSync(stamp, hash)
}

if (import.meta.main) {
  const stale = webIsStale() || process.argv.includes('--force')
  try {
    if (stale) await buildWeb()
    console.log(
      stale ? '  The web pages are built: apps/web/dist' : '  The web pages are up to date: apps/web/dist',
    )
  } catch (problem) {
    console.error(
      `  The web pages could not be built: ${problem instanceof Error ? problem.message : String(problem)}`,
    )
    process.exitCode = 1
  }
}
