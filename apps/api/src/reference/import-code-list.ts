// Imports a UN/LOCODE code list: npm run places -- code-list.csv. Prints what was read, added and skipped, and why.
import fs from 'node:fs'
import path from 'node:path'
import { importAsOwner } from './import-places.store.ts'
import { readCodeList } from './read-code-list.ts'

const mostBytes = 64 * 1024 * 1024
/** As many lines or codes are named of each reason. */
const mostNamed = 5

const stop = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const readText = (file: string): string => {
  if (!fs.existsSync(file)) return stop(`there is no file ${file}`)
  if (fs.statSync(file).size > mostBytes) return stop(`${file} is larger than a code list may be`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(file))
  } catch {
    return stop(`${file} is not a text in UTF-8`)
  }
}

const given = process.argv[2] ?? stop('give the file of the code list: npm run places -- code-list.csv')
// Where npm was called; the launcher has changed into the repository.
const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
const list =
  readCodeList(readText(file)) ??
  stop(`${file} is no UN/LOCODE code list: its first row must name Change, Country, Location and the others`)

const url = process.env['DATABASE_URL'] ?? stop('DATABASE_URL is not set')
const { added, changed, ours, abroad } = await importAsOwner(url, list.places, path.basename(file))

const named = (all: readonly (string | number)[]): string =>
  `${all.slice(0, mostNamed).join(', ')}${all.length > mostNamed ? ' ...' : ''}`
const asBefore = list.places.length - added - changed - ours.length - abroad.length
console.log(
  [
    '',
    `  ${list.rows} rows read, ${list.places.length} places in them`,
    `  ${added} added, ${changed} changed, ${asBefore} as before`,
    ...[...list.skipped].map(
      ([why, lines]) => `  ${lines.length} rows skipped, each because ${why}: line ${named(lines)}`,
    ),
    ...(ours.length > 0
      ? [`  ${ours.length} places left as they are because they are ours: ${named(ours)}`]
      : []),
    ...(abroad.length > 0
      ? [`  ${abroad.length} places skipped because their country is not known: ${named(abroad)}`]
      : []),
    '',
  ].join('\n'),
)
