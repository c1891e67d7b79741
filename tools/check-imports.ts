// Checks the import rules R1 to R11 over the whole repository: `node tools/check-imports.ts [folder]`.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { gatherRefusal, mayHaveDefault, refusalOf, wordingRefusals, type Import } from './import-rules.ts'
import { sourceFiles } from './source-files.ts'

type Parsed = { imports: Import[]; defaultExport: boolean; onlyReExports: boolean }

const modelPrefix = '@marsa/model/'

const resolve = (from: string, request: string): Pick<Import, 'target' | 'isPackage'> => {
  if (request.startsWith('.'))
    return { target: path.posix.join(path.posix.dirname(from), request), isPackage: false }
  if (request.startsWith(modelPrefix))
    return { target: `packages/model/src/${request.slice(modelPrefix.length)}`, isPackage: false }
  return { target: request, isPackage: true }
}

const parse = (file: string, text: string): Parsed => {
  const { module, program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports: Import[] = []
  const add = (request: string, typeOnly: boolean) =>
    imports.push({ from: file, typeOnly, ...resolve(file, request) })
  for (const each of module.staticImports)
    add(each.moduleRequest.value, each.entries.length > 0 && each.entries.every((entry) => entry.isType))
  for (const each of module.staticExports)
    for (const entry of each.entries) if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType)
  for (const each of module.dynamicImports) {
    const request = text.slice(each.moduleRequest.start, each.moduleRequest.end)
    if (/^(['"]).*\1$/.test(request)) add(request.slice(1, -1), false)
  }
  const exported = module.staticExports.flatMap((each) => each.entries)
  return {
    imports,
    defaultExport: exported.some((entry) => entry.exportName.kind === 'Default'),
    onlyReExports:
      program.body.length > 0 && exported.length > 0 && exported.every((entry) => entry.moduleRequest),
  }
}

const cyclesOf = (graph: ReadonlyMap<string, readonly string[]>): string[] => {
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (file: string, trail: readonly string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push(`${[...trail.slice(trail.indexOf(file)), file].join(' -> ')}: R9 cycle`)
      return
    }
    state.set(file, 'open')
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    state.set(file, 'done')
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

/** All refusals below a folder that is laid out like the repository, one line each. */
export const checkImports = (root: string): { refusals: string[]; files: number } => {
  const refusals: string[] = []
  const graph = new Map<string, string[]>()
  const files = sourceFiles(root, ['.ts', '.tsx', '.mjs']).filter((file) => !file.endsWith('.d.ts'))
  for (const file of files) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const { imports, defaultExport, onlyReExports } = parse(file, text)
    const own = imports.filter((each) => !each.isPackage)
    graph.set(
      file,
      own.map((each) => each.target),
    )
    const problems = [
      ...wordingRefusals(file, text),
      defaultExport && !mayHaveDefault(file) ? 'R9 default export' : null,
      onlyReExports && !/\bdoor\.tsx?$/.test(file) ? 'R9 barrel: it only exports what others declare' : null,
      gatherRefusal(
        file,
        own.map((each) => each.target),
      ),
      ...imports.map((each) => {
        const refusal = refusalOf(each)
        return refusal && `${refusal} (${each.target})`
      }),
    ]
    for (const problem of problems) if (problem) refusals.push(`${file}: ${problem}`)
  }
  return { refusals: [...refusals, ...cyclesOf(graph)], files: files.length }
}

if (import.meta.main) {
  const { refusals, files } = checkImports(
    path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..')),
  )
  for (const refusal of refusals) console.error(refusal)
  console.log(`${files} files, ${refusals.length} broken import rules`)
  process.exitCode = refusals.length ? 1 : 0
}
