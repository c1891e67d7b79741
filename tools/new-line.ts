// `npm run new:line NAME`: writes a line whose requests go the usual way (docs/new-line.md): it asks, quotes, pays and completes at once.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

const templates = path.join(import.meta.dirname, 'new-line')

/** A table that gathers the lines: where it stands, the row of a line, and what the row needs to import. */
type Gathering = { file: string; table: string; row: string; imports?: readonly string[] }

const gatherings: readonly Gathering[] = [
  {
    file: 'packages/model/src/lines.ts',
    table: 'requestsOf',
    row: `__line__: {
    kind: '__line__-request',
    one: { en: '__Line__ request', ar: 'طلب خدمة' },
    many: { en: '__Line__ requests', ar: 'طلبات الخدمة' },
    agentRole: '__role__',
    pages: { customer: '__line__/requests', agent: '__line__/jobs' },
  }`,
  },
  {
    file: 'packages/model/src/all.ts',
    table: 'ofLines',
    row: '__line__: { endpoints: callsOf(__line__Endpoints), problems: __line__Problems, machines: [usualMachine(requestsOf.__line__.kind)] }',
    imports: [
      `import { requestsOf } from './lines.ts'`,
      `import { callsOf } from './requests/usual-endpoints.ts'`,
      `import { usualMachine } from './requests/usual-machine.ts'`,
      `import { __line__Endpoints } from './__line__/endpoints.ts'`,
      `import { __line__Problems } from './__line__/problems.ts'`,
    ],
  },
  {
    file: 'packages/model/src/finance/reports/segments.ts',
    table: 'lineText',
    row: `__line__: { en: '__Line__', ar: 'الخدمة' }`,
  },
  {
    file: 'packages/model/src/site/pages.ts',
    table: 'linePaths',
    row: `__line__: [
    '__line__/quote',
    '__line__/requests',
    '__line__/requests/$id',
    '__line__/requests/$id/quotes',
    '__line__/jobs',
    '__line__/jobs/$id',
  ]`,
  },
  {
    file: 'packages/model/src/site/layout.ts',
    table: 'lineLayouts',
    row: `__line__: row('__line__', ['__line__'], [])`,
  },
  {
    file: 'apps/api/src/app.ts',
    table: 'lineRoutes',
    row: '__line__: __line__Routes',
    imports: [`import { __line__Routes } from './__line__/door.ts'`],
  },
  {
    file: 'apps/api/src/app-jobs.ts',
    table: 'lineJobs',
    row: '__line__: __line__Jobs',
    imports: [`import { __line__Jobs } from './__line__/door.ts'`],
  },
  {
    file: 'apps/api/src/reactions.ts',
    table: 'documents',
    row: '__line__: __line__Documents',
    imports: [`import { __line__Documents, __line__Line } from './__line__/door.ts'`],
  },
  { file: 'apps/api/src/reactions.ts', table: 'requestLines', row: '__line__: __line__Line' },
  {
    file: 'apps/web/src/app/routes.ts',
    table: 'lineRoutes',
    row: `__line__: usualRoutes('__line__', async () => (await import('../__line__/pages.ts')).__line__Pages)`,
    imports: [`import { usualRoutes } from '../requests/usual/routes.tsx'`],
  },
  {
    file: 'apps/web/src/app/live-keys.ts',
    table: 'lineKeys',
    row: `__line__: usualLiveKeys('__Noun__')`,
    imports: [`import { usualLiveKeys } from '../requests/usual/live-keys.ts'`],
  },
  {
    file: 'apps/web/src/app/shell/line-pages.ts',
    table: 'linePages',
    row: `__line__: usualPages('__line__')`,
    imports: [`import { usualPages } from './usual-pages.ts'`],
  },
  {
    file: 'apps/web/src/app/payment-return-page.tsx',
    table: 'places',
    row: `'__line__-request': usualPaymentPlace(__line__Pages)`,
    imports: [
      `import { usualPaymentPlace } from '../requests/usual/payment-place.ts'`,
      `import { __line__Pages } from '../__line__/pages.ts'`,
    ],
  },
  {
    file: 'apps/web/src/app/shell/navigation.ts',
    table: 'lineServices',
    row: `__line__: usualService('__line__')`,
  },
  {
    file: 'apps/web/src/app/shell/hub-pages.ts',
    table: 'requestAreas',
    row: `__line__: '__line__-requests'`,
  },
  {
    file: 'apps/web/src/overview/parts/turn-words.ts',
    table: 'turnWords',
    row: '__line__: usualTurnWords',
    imports: [`import { usualTurnWords } from '@marsa/model/requests/usual-text.ts'`],
  },
  {
    file: 'apps/web/src/overview/parts/needs-list.tsx',
    table: 'lineFaces',
    row: `__line__: usualFace('__line__')`,
  },
]

const capital = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}`

const filler = (name: string, number: string) => (text: string) =>
  text
    .replaceAll('__line__', name)
    .replaceAll('__Line__', capital(name))
    .replaceAll('__Noun__', capital(name.replace(/s$/, '')))
    .replaceAll('__PREFIX__', name.slice(0, 3).toUpperCase())
    .replaceAll('__role__', 'truck-provider')
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

/** The text of a file with one more row in its table and the imports of the row, or an error that says what it looked for. */
const withRow = (text: string, { file, table, row, imports = [] }: Gathering): string => {
  const found = new RegExp(`^(?:export )?const ${table}\\b[^\\n]*\\{\\n(?: {2,}.*\\n)+?(?=\\})`, 'm').exec(
    text,
  )
  const lastImport = text.lastIndexOf('\nimport ')
  if (!found) throw new Error(`${file} has no table ${table} any more; see gatherings in tools/new-line.ts`)
  const end = found.index + found[0].length
  const missing = imports.filter((each) => !text.includes(each))
  const importEnd = text.indexOf('\n', text.indexOf(` from '`, lastImport + 1))
  const block = missing.map((each) => `\n${each}`).join('')
  return `${text.slice(0, importEnd)}${block}${text.slice(importEnd, end)}  ${row},\n${text.slice(end)}`
}

/** Writes the line's files and rows below `root`; answers every path it wrote or changed. */
export const writeLine = (root: string, name: string): string[] => {
  const fill = filler(name, nextMigration(root))
  const all = new Map(readTemplates(root, name))
  const textOf = (file: string) => all.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8')
  const linesFile = 'packages/model/src/lines.ts'
  all.set(
    linesFile,
    textOf(linesFile).replace(/(Lines|lines) = \[(.+)\] as const/g, `$1 = [$2, '${name}'] as const`),
  )
  for (const each of gatherings)
    all.set(
      each.file,
      withRow(textOf(each.file), { ...each, row: fill(each.row), imports: (each.imports ?? []).map(fill) }),
    )
  for (const [file, text] of all) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  return [...all.keys()]
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
  The line ${name} works: npm run dev, then sign in as a customer and open /en/${name}/quote.
  What to do next stands in docs/new-line.md.`)
  process.exitCode = openApi.status ?? 1
}
