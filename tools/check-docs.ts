// Checks the documents: the paths and scripts they name exist, and they speak of the product alone.
import fs from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

const pathLike =
  /^(?:\.\/)?(?:apps|packages|e2e|bench|tools|docs|deploy)\/[\w./@-]+$|^[\w-]+\.(?:md|json|yml|yaml)$/
// Machine paths, private addresses and leftovers of writing.
const forbidden: [RegExp, string][] = [
  [/(?:^|[\s(`"'])\/(?:work|home|root|Users)\/[\w.-]+/, 'an absolute path of some machine'],
  [/\b(?:TODO|FIXME|TBD|XXX)\b|lorem ipsum/i, 'an unfinished place'],
  [/\b(?:10|192\.168)\.\d{1,3}\.\d{1,3}\b/, 'a private network address'],
]

const namedPaths = (text: string): string[] => {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner]) => inner!)
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target!)
  return [...code.filter((each) => pathLike.test(each) && !/[*<>{}]|NNNN|\.\.\./.test(each)), ...links]
}

const namedScripts = (text: string): string[] =>
  [...text.matchAll(/`npm (?:run )?([\w:-]+)[^`]*`/g)].map(([, name]) => name!)

const ofNpm = new Set(['ci', 'install', 'i', 'run'])

/** What is wrong with one document; `exists` tells whether a path of the repository does. */
export const documentFaults = (
  file: string,
  text: string,
  exists: (target: string) => boolean,
  scripts: ReadonlySet<string>,
): string[] => {
  const faults: string[] = []
  for (const target of namedPaths(text)) {
    if (/^[a-z]+:/.test(target)) continue
    const near = path.posix.join(path.posix.dirname(file), target)
    if (!exists(target) && !exists(near)) faults.push(`names ${target}, which does not exist`)
  }
  for (const script of namedScripts(text))
    if (!scripts.has(script) && !ofNpm.has(script))
      faults.push(`names npm run ${script}, which does not exist`)
  for (const [pattern, what] of forbidden) {
    const hit = pattern.exec(text)
    if (hit) faults.push(`has ${what}: ${hit[0].trim()}`)
  }
  return faults
}

/** All faults of README, CONTRIBUTING and docs, one line each. */
export const checkDocs = (root: string): { faults: string[]; documents: number } => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: object
  }
  const documents = sourceFiles(root, ['.md']).filter(
    (file) => !file.includes('/') || file.startsWith('docs/'),
  )
  const exists = (target: string) => fs.existsSync(path.join(root, target))
  const faults = documents.flatMap((file) =>
    documentFaults(
      file,
      fs.readFileSync(path.join(root, file), 'utf8'),
      exists,
      new Set(Object.keys(scripts)),
    ).map((fault) => `${file}: ${fault}`),
  )
  return { faults, documents: documents.length }
}

if (import.meta.main) {
  const { faults, documents } = checkDocs(
    path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..')),
  )
  for (const fault of faults) console.error(fault)
  console.log(`${documents} documents, ${faults.length} faults`)
  process.exitCode = faults.length || !documents ? 1 : 0
}
