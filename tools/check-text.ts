// Checks the text tables: no unused key, no Arabic without Arabic letters or to several readers, the same placeholders in both
// languages.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourceFiles } from './source-files.ts'

type Forms = string | Record<string, string>
export type Row = { en: Forms; ar: Forms }
type Table = { file: string; name: string; rows: Record<string, Row>; isProblems: boolean }

const formsOf = (forms: Forms): string[] => (typeof forms === 'string' ? [forms] : Object.values(forms))
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

// Names and codes that are written the same in both languages.
const sameInBoth =
  /^(\{\w+\}|[\s\d\p{P}\p{S}\p{Cf}])*$|^(\s*(\{\w+\}|[A-Z0-9&.,+/()-]+|Marsa|Incoterms|WhatsApp|Excel|e-?mail|kg|cm|m)\s*[·/,:-]*)+$/u

// Arabic speaks to one reader. Some words end like "your" of several and are none of it.
const toSeveral = /[\p{L}\p{M}]كم(?!\p{L}|\p{M})|(?<!\p{L})أنتم(?!\p{L})/u
const endsLikeIt = /(?<!\p{L})(ال|ب|و|لل)?(مح|محا|تح|ح|ترا|مترا)كم(?!\p{L})/gu

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value

/** What is wrong with one row; `en` and `ar` may be counted forms. */
export const rowFaults = (row: Row): string[] => {
  const faults: string[] = []
  const english = formsOf(row.en)
  const arabic = formsOf(row.ar)
  for (const text of [...english, ...arabic]) if (!text.trim()) faults.push('an empty text')
  for (const text of english)
    if (/\p{Script=Arabic}/u.test(text)) faults.push(`Arabic letters in English: ${text}`)
  for (const text of arabic)
    if (!/\p{Script=Arabic}/u.test(text) && !sameInBoth.test(text))
      faults.push(`no Arabic letters in Arabic: ${text}`)
  for (const text of arabic)
    if (toSeveral.test(text.replace(endsLikeIt, ''))) faults.push(`Arabic to several readers: ${text}`)
  const known = new Set(english.flatMap(placeholders))
  for (const name of new Set(arabic.flatMap(placeholders)))
    if (!known.has(name)) faults.push(`{${name}} only in Arabic`)
  // One form of a counted text may do without a placeholder ("no agents yet"); all of them together may not.
  for (const name of known)
    if (!arabic.some((text) => placeholders(text).includes(name)))
      faults.push(`{${name}} is missing in Arabic: ${arabic[0]}`)
  return faults
}

const isTableFile = (file: string): boolean =>
  /(^|[/-])(texts?|words|titles|problems?)\.ts$|\/text\/[^/]+\.ts$/.test(file)

const readTables = async (root: string): Promise<Table[]> => {
  const folders = ['packages/model/src/', 'apps/web/src/']
  const files = sourceFiles(root, ['.ts']).filter(
    (file) => folders.some((each) => file.startsWith(each)) && isTableFile(file),
  )
  const tables: Table[] = []
  for (const file of files) {
    const module = (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
      const rows = Object.entries(value).filter(([, row]) => isRow(row)) as [string, Row][]
      const isProblems = Object.values(value).some((row: unknown) => isRow(row) && 'status' in row)
      if (rows.length) tables.push({ file, name, rows: Object.fromEntries(rows), isProblems })
    }
  }
  return tables
}

type Source = { file: string; text: string }

// `finance.state.${state}`: the end of the key is known at run time only, so all keys with that beginning count.
const computedBeginnings = (corpus: readonly Source[]): string[] =>
  corpus.flatMap(({ text }) =>
    [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, beginning]) => beginning!),
  )

const usedIn = (corpus: readonly Source[], table: Table, key: string): boolean => {
  const quoted = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const access = new RegExp(`(\\.${quoted}\\b|['"\`]${quoted}['"\`])`)
  const own = new RegExp(`\\b${table.name}\\.${quoted}\\b`)
  return corpus.some(({ file, text }) => (file === table.file ? own : access).test(text))
}

// `someText[status]`: the keys are chosen at run time by a state, a code or a role, so all of them count as used.
const indexed = (corpus: readonly Source[], table: Table): boolean =>
  corpus.some(({ text }) =>
    new RegExp(`\\b${table.name}\\[|[(,]\\s*${table.name}\\s*[,)]|\\.\\.\\.${table.name}\\b`).test(text),
  )

/** `trucks.not-booked`: a row that a table takes over from one with shorter keys, where its use is looked for. */
const takenOver = (tables: readonly Table[], table: Table, key: string): boolean =>
  tables.some(
    (other) =>
      other !== table &&
      Object.entries(other.rows).some(([end, row]) => row === table.rows[key] && key.endsWith(`.${end}`)),
  )

/** All faults of all tables of a repository, one line each. */
export const checkTexts = async (root: string): Promise<{ faults: string[]; rows: number }> => {
  const tables = await readTables(root)
  const corpus = sourceFiles(root, ['.ts', '.tsx'])
    .filter((file) => /^(packages|apps|e2e)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
  const beginnings = computedBeginnings(corpus)
  const faults: string[] = []
  let rows = 0
  for (const table of tables) {
    const dynamic = indexed(table.isProblems ? [] : corpus, table)
    for (const [key, row] of Object.entries(table.rows)) {
      rows += 1
      for (const fault of rowFaults(row)) faults.push(`${table.file}: ${table.name}.${key}: ${fault}`)
      const used =
        dynamic ||
        beginnings.some((each) => key.startsWith(each)) ||
        usedIn(corpus, table, key) ||
        takenOver(tables, table, key)
      if (!used) faults.push(`${table.file}: ${table.name}.${key}: nothing uses it`)
    }
  }
  return { faults, rows }
}

if (import.meta.main) {
  const { faults, rows } = await checkTexts(
    path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..')),
  )
  for (const fault of faults) console.error(fault)
  console.log(`${rows} texts, ${faults.length} faults`)
  process.exitCode = faults.length || !rows ? 1 : 0
}
