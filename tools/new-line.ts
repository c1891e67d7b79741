// `npm run new:line NAME`: writes a service line that works from end to end and has one failing test to fill.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

const templates = path.join(import.meta.dirname, 'new-line')

/** A place that gathers the lines: the row a line has there, and what the row needs to import. */
type Gathering = { file: string; row: string; imports: readonly string[] }

const gatherings: readonly Gathering[] = [
  {
    file: 'packages/model/src/all.ts',
    row: '{ endpoints: __line__Endpoints, problems: __line__Problems, machines: [__line__Machine] }',
    imports: [
      `import { __line__Endpoints } from './__line__/endpoints.ts'`,
      `import { __line__Problems } from './__line__/problems.ts'`,
      `import { requestMachine as __line__Machine } from './__line__/request.ts'`,
    ],
  },
  { file: 'packages/model/src/site/pages.ts', row: `['__line__/requests']`, imports: [] },
  {
    file: 'apps/api/src/app.ts',
    row: '__line__Routes',
    imports: [`import { __line__Routes } from './__line__/routes.ts'`],
  },
  {
    file: 'apps/api/src/app-jobs.ts',
    row: '__line__Jobs',
    imports: [`import { __line__Jobs } from './__line__/door.ts'`],
  },
  {
    file: 'apps/web/src/app/routes.ts',
    row: '__line__Routes',
    imports: [`import { __line__Routes } from '../__line__/routes.tsx'`],
  },
  {
    file: 'apps/web/src/app/live-keys.ts',
    row: '__line__LiveKeys',
    imports: [`import { __line__LiveKeys } from '../__line__/door.tsx'`],
  },
]

const capital = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}`

const filler = (name: string, number: string) => (text: string) =>
  text
    .replaceAll('__line__', name)
    .replaceAll('__Line__', capital(name))
    .replaceAll('__PREFIX__', name.slice(0, 3).toUpperCase())
    .replaceAll('__number__', number)

const nextMigration = (root: string): string => {
  const numbers = fs
    .readdirSync(path.join(root, 'apps/api/migrations'))
    .map((file) => Number.parseInt(file, 10))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

const readTemplates = (root: string, name: string): [string, string][] => {
  const fill = filler(name, nextMigration(root))
  return sourceFiles(templates, ['.txt']).map((file) => [
    fill(file).replace(/\.txt$/, ''),
    fill(fs.readFileSync(path.join(templates, file), 'utf8')),
  ])
}

/** Why a name cannot be the name of a new line here. */
export const nameRefusal = (root: string, name: string | undefined): string | undefined => {
  if (!name || !/^[a-z]{3,20}$/.test(name))
    return 'name the line in one word of 3 to 20 small letters: npm run new:line customs'
  const files = readTemplates(root, name).map(([file]) => file)
  const taken = [`packages/model/src/${name}`, `apps/web/src/${name}`, ...files].find((file) =>
    fs.existsSync(path.join(root, file)),
  )
  return taken && `${taken} is there already`
}

/** The text of a gathering file with one more import block and one more row, or an error that says what it looked for. */
const withRow = (text: string, { file, row, imports }: Gathering, name: string): string => {
  const rows =
    /^(?:const \w+(?:: Record<Line, .+>)? = \{)\n(?: {2}.*\n)+?\}(?: satisfies Record<Line, .+>)?$/gm
  const table = [...text.matchAll(rows)].find(([found]) => found.includes('Record<Line, '))
  const lastImport = text.lastIndexOf('\nimport ')
  if (!table || lastImport < 0)
    throw new Error(`${file} has no table by line any more; see gatherings in tools/new-line.ts`)
  const end = table.index + table[0].lastIndexOf('\n}')
  const importEnd = text.indexOf('\n', lastImport + 1)
  const block = imports.map((each) => `\n${each}`).join('')
  const entry = `\n  ${row === name ? name : `${name}: ${row}`},`
  return `${text.slice(0, importEnd)}${block}${text.slice(importEnd, end)}${entry}${text.slice(end)}`
}

/** Writes the line's files and rows below `root`; answers every path it wrote or changed. */
export const writeLine = (root: string, name: string): string[] => {
  const fill = filler(name, nextMigration(root))
  const changed: [string, string][] = gatherings.map((each) => {
    const row = { ...each, row: fill(each.row), imports: each.imports.map(fill) }
    return [each.file, withRow(fs.readFileSync(path.join(root, each.file), 'utf8'), row, name)]
  })
  const linesFile = 'packages/model/src/lines.ts'
  const lines = fs.readFileSync(path.join(root, linesFile), 'utf8')
  const added = lines.replace(/\] as const/, `, '${name}'] as const`)
  if (added === lines) throw new Error(`${linesFile} has no list of lines any more`)
  const all: [string, string][] = [...readTemplates(root, name), [linesFile, added], ...changed]
  for (const [file, text] of all) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  return all.map(([file]) => file)
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '..')
  const name = process.argv[2]
  const refusal = nameRefusal(root, name)
  if (refusal) {
    console.error(`  ${refusal}`)
    process.exit(1)
  }
  const files = writeLine(root, name!)
  const openApi = spawnSync(process.execPath, [path.join(root, 'apps/api/src/openapi.ts')], {
    stdio: 'inherit',
  })
  spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root, stdio: 'inherit' })
  for (const file of [...files, 'docs/openapi.json']) console.log(`  ${file}`)
  console.log(`
  The line ${name} works: npm run dev, then sign in as a customer and open /en/${name}/requests.
  One test fails and is yours to fill: the last one of apps/api/src/${name}/requests.test.ts.
  Its links stand in apps/web/src/app/shell/navigation.ts; freight is the finished example.`)
  process.exitCode = openApi.status ?? 1
}
