// The source files of the repository as the shape checks see them.
import fs from 'node:fs'
import path from 'node:path'

const skipped = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  '.git',
  'test-results',
  'playwright-report',
])

/** Files below `root` with one of the endings, as paths relative to `root` with forward slashes, sorted. */
export const sourceFiles = (root: string, endings: readonly string[]): string[] => {
  const walk = (folder: string): string[] =>
    fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (skipped.has(entry.name)) return []
      const file = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return walk(file)
      return endings.some((ending) => entry.name.endsWith(ending)) ? [file] : []
    })
  return walk('.').toSorted()
}
