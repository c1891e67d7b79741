// Rate cards out as a CSV file, and in from one: tried first, and then all of it or nothing.
import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'csv-stringify/sync'
import { fieldProblems as accountProblems } from '@marsa/model/accounts/field-problems.ts'
import type {
  CardReport,
  exportRateCards as exportContract,
  importRateCards as importContract,
} from '@marsa/model/freight/cards/card-endpoints.ts'
import {
  cardColumns,
  cardOfRows,
  cellOf,
  fileColumns,
  rowsOfCard,
  type FileRow,
} from '@marsa/model/freight/cards/card-file.ts'
import {
  cardProblems,
  lasting,
  mostCardLines,
  RateCardContent,
} from '@marsa/model/freight/cards/rate-card.ts'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { bothMessages, Problem, type FieldProblems, type ProblemRow } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { charges, rangeOf, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { attachment } from '../../kit/attachment.ts'
import { readCsv, type CsvLine } from '../../kit/read-csv.ts'
import { fieldProblems } from '../../kit/read-input.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { neutralCell } from '../../kit/spreadsheet.ts'
import { exchangeOn } from '../../reference/door.ts'
import { currentCards, insertCard, lockCardsOf, updateCard, type CardRow } from './cards.store.ts'
import { refuseMany, unknownEnds } from './keep-card.ts'

/** With a mark that tells spreadsheets the encoding. */
export const exportRateCards = async ({ db, now, reply, ...call }: Call<typeof exportContract>) => {
  const cards = await currentCards(db, signedIn(call).companyId, dayOf(now))
  const lines = cards
    .flatMap(rowsOfCard)
    .map((row) => fileColumns.map((name) => neutralCell(row[name] ?? '')))
  return attachment(reply, 'text/csv; charset=utf-8', 'rate-cards.csv').send(
    Buffer.from(`\ufeff${stringify([fileColumns, ...lines])}`),
  )
}

const sentences: Record<string, ProblemRow> = {
  ...kitProblems,
  ...accountProblems,
  ...quotesProblems,
  ...freightProblems,
}

type Fault = { line: number; column: string | null; code: string; params?: { least: string; most: string } }
type Read = { lines: { line: number; row: FileRow }[]; faults: Fault[] }

/** The apostrophe that keeps a cell from beginning a formula is no part of it. */
const cellText = (cell: string): string => {
  const text = cell.trim()
  return text.startsWith("'") && neutralCell(text.slice(1)) === text ? text.slice(1) : text
}

const readLines = (csv: string): Read => {
  const [head, ...body]: CsvLine[] = readCsv(csv)
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const needed = [
    'card',
    'loading',
    'origin',
    'destination',
    'valid_from',
    'valid_to',
    'charge',
    'buying',
    'selling',
  ]
  const isKnown = names.every((name) => (fileColumns as readonly string[]).includes(name))
  if (!isKnown || !needed.every((name) => names.includes(name)))
    throw new Problem('freight.card-file-columns', { columns: fileColumns.join(', ') })
  if (body.length === 0 || body.length > mostCardLines)
    throw new Problem('freight.card-file-long', { limit: mostCardLines })
  const faults: Fault[] = []
  const lines = body.flatMap(({ line, cells }) => {
    if (cells.length !== names.length) {
      faults.push({ line, column: null, code: 'freight.card-file-cells' })
      return []
    }
    return [{ line, row: Object.fromEntries(names.map((name, at) => [name, cellText(cells[at]!)])) }]
  })
  return { lines, faults }
}

type Group = { name: string; lines: Read['lines'] }

/** The lines of each card; what a later one says of the card otherwise is a fault. */
const grouped = ({ lines, faults }: Read): Group[] => {
  const groups = new Map<string, Group>()
  for (const each of lines) {
    const name = each.row.card ?? ''
    const group = groups.get(name) ?? { name, lines: [] }
    const [first] = group.lines
    const differs =
      first && cardColumns.find((column) => each.row[column] && each.row[column] !== first.row[column])
    if (differs) faults.push({ line: each.line, column: differs, code: 'freight.card-file-differs' })
    group.lines.push(each)
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** The prices that are allowed for the charge of a line, for the sentence that names them. */
const rangeIn = ({ charge = '' }: FileRow, settings: SettingsInForce): Pick<Fault, 'params'> => {
  const range = Object.hasOwn(charges, charge) ? rangeOf(charge as ChargeCode, settings) : null
  return range ? { params: { least: toWire(range[0]), most: toWire(range[1]) } } : {}
}

const faultsOf = ({ lines }: Group, fields: FieldProblems, settings: SettingsInForce): Fault[] =>
  Object.entries(fields).map(([path, code]) => {
    const { at, column } = cellOf(path)
    const { line, row } = lines[at] ?? lines[0]!
    const isCode = /^charges\.\d+\.code$/.test(path)
    return { line, column, code: isCode ? 'freight.card-charge' : code, ...rangeIn(row, settings) }
  })

const contentOf = (row: CardRow): RateCardContent => lasting(RateCardContent.strip().parse(row))

const mostShown = 50

type Found = { group: Group; card: RateCardContent; before: CardRow | undefined; isSame: boolean }

const reportOf = (read: Read, found: readonly Found[], loaded: boolean): CardReport => {
  const { lines, faults } = read
  const wrong = new Set(faults.map(({ line }) => line)).size
  const open = found.filter(({ isSame }) => !isSame)
  return {
    loaded,
    lines: lines.length,
    added: open.filter(({ before }) => !before).length,
    changed: open.filter(({ before }) => before).length,
    unchanged: found.length - open.length,
    wrong,
    errors: faults
      .toSorted((a, b) => a.line - b.line)
      .slice(0, mostShown)
      .map(({ line, column, code, params }) => ({ line, column, ...bothMessages(sentences, code, params) })),
    cards: open
      .slice(0, mostShown)
      .map(({ card, before }) => ({ name: card.name, lines: card.charges.length, isNew: !before })),
  }
}

export const importRateCards = (call: Call<typeof importContract>) => {
  const { body, now, settings } = call
  const keeper = signedIn(call)
  const read = readLines(body.csv)
  return call.once(async (tx) => {
    await lockCardsOf(tx, keeper.companyId)
    const known = await currentCards(tx, keeper.companyId, dayOf(now))
    const exchange = await exchangeOn(tx, dayOf(now))
    const parsed = grouped(read).map((group) => ({
      group,
      result: RateCardContent.safeParse(cardOfRows(group.lines.map(({ row }) => row))),
    }))
    const endsOf = await unknownEnds(
      tx,
      parsed.flatMap(({ result }) => (result.success ? [result.data] : [])),
    )
    const found = parsed.flatMap(({ group, result }): Found[] => {
      const fields = result.success
        ? { ...cardProblems(result.data, settings, exchange), ...endsOf(result.data) }
        : fieldProblems(result.error)
      read.faults.push(...faultsOf(group, fields, settings))
      if (!result.success) return []
      const card = lasting(result.data)
      const before = known.find(({ name }) => name === card.name)
      return [
        { group, card, before, isSame: before !== undefined && isDeepStrictEqual(contentOf(before), card) },
      ]
    })
    if (!body.apply || read.faults.length > 0) return reportOf(read, found, false)
    await refuseMany(tx, keeper, found.filter(({ before }) => !before).length, now)
    for (const { card, before, isSame } of found)
      if (!before) await insertCard(tx, keeper, card)
      else if (!isSame) await updateCard(tx, keeper, before, card)
    return reportOf(read, found, true)
  })
}
