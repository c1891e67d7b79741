// Reads a statement of the bank: camt.053 of ISO 20022, or a CSV with a running balance.
import type { BankLine } from '@marsa/model/finance/bank/bank-match.ts'
import { sum } from '@marsa/model/kit/money.ts'
import { readCsv } from '../../kit/read-csv.ts'

export type Statement = {
  /** IBAN, empty where the file does not say it. */
  account: string
  from: string
  to: string
  openingFils: bigint
  closingFils: bigint
  lines: BankLine[]
}
/** `row` is the one that cannot be read. */
export type StatementFault = { fault: 'file' } | { fault: 'row'; row: number }

/** More is no day's work, and no file of ours. */
const mostLines = 5_000

const amountPattern = /^-?\d{1,12}(\.\d{1,2})?$/
const filsOf = (text: string): bigint | undefined => {
  const plain = text.replaceAll(/[,\s]/g, '')
  if (!amountPattern.test(plain)) return undefined
  const [whole = '', cents = ''] = plain.replace('-', '').split('.')
  const fils = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))
  return plain.startsWith('-') ? -fils : fils
}

const isDay = (day: string): boolean => {
  const instant = new Date(`${day}T00:00:00Z`)
  return (
    /^20\d\d-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(day)
  )
}
const dayOf = (text: string): string | undefined => {
  const [, day, month, year] = /^(\d\d)[/.-](\d\d)[/.-](20\d\d)$/.exec(text.trim()) ?? []
  const found = year ? `${year}-${month}-${day}` : text.trim().slice(0, 10)
  return isDay(found) ? found : undefined
}
const cut = (text: string, most: number): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, most)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plainText = (xml: string): string =>
  xml.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? ' ')
/** What stands in each element of a name; statements nest none in itself that is asked for here. */
const each = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([\\s\\S]*?)</(?:\\w+:)?${name}>`, 'g'))].map(
    (match) => match[1]!,
  )
const first = (xml: string, ...path: string[]): string | undefined => {
  let found: string | undefined = xml
  for (const name of path) found = found === undefined ? undefined : each(found, name)[0]
  return found === undefined ? undefined : plainText(found.trim())
}
const signed = (xml: string): bigint | undefined => {
  if (!/<(?:\w+:)?Amt\s[^>]*Ccy="AED"/.test(xml)) return undefined
  const fils = filsOf(first(xml, 'Amt') ?? '')
  return first(xml, 'CdtDbtInd') === 'DBIT' && fils !== undefined ? -fils : fils
}

/** The first date or time within; an element of a date holds one of the same name. */
const dayIn = (xml: string): string | undefined =>
  dayOf(/(?:<(?:\w+:)?Dt(?:Tm)?>\s*)(20\d\d-\d\d-\d\d)/.exec(xml)?.[1] ?? '')

const readCamt = (xml: string): Statement | StatementFault => {
  // Entities of its own could make a short file a long one.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return { fault: 'file' }
  const statements = each(xml, 'Stmt')
  const [statement] = statements
  if (statement === undefined || statements.length > 1) return { fault: 'file' }
  const balances = new Map(each(statement, 'Bal').map((bal) => [first(bal, 'Cd') ?? '', bal]))
  const opening = balances.get('OPBD') ?? balances.get('PRCD')
  const closing = balances.get('CLBD')
  const [openingFils, closingFils] = [opening, closing].map((bal) =>
    bal === undefined ? undefined : signed(bal),
  )
  const [from, to] = [opening, closing].map((bal) => dayIn(bal ?? ''))
  if (openingFils === undefined || closingFils === undefined || !from || !to) return { fault: 'file' }
  const lines: BankLine[] = []
  for (const [index, entry] of each(statement, 'Ntry').entries()) {
    const fils = signed(entry)
    const day = dayIn(first(entry, 'BookgDt') ?? first(entry, 'ValDt') ?? '')
    if (!fils || !day || lines.length >= mostLines) return { fault: 'row', row: index + 1 }
    const reference =
      first(entry, 'EndToEndId') ?? first(entry, 'AcctSvcrRef') ?? first(entry, 'NtryRef') ?? ''
    const text = each(entry, 'Ustrd').map(plainText).join(' ') || (first(entry, 'AddtlNtryInf') ?? '')
    const party = first(entry, fils < 0n ? 'Cdtr' : 'Dbtr', 'Nm') ?? ''
    lines.push({ day, fils, reference: cut(reference, 35), text: cut(text, 140), party: cut(party, 140) })
  }
  return { account: first(statement, 'Acct', 'IBAN') ?? '', from, to, openingFils, closingFils, lines }
}

const headings = {
  day: ['date', 'day', 'booking date', 'value date', 'transaction date', 'التاريخ'],
  amount: ['amount', 'المبلغ'],
  debit: ['debit', 'withdrawal', 'مدين'],
  credit: ['credit', 'deposit', 'دائن'],
  reference: ['reference', 'ref', 'المرجع'],
  text: ['description', 'details', 'narrative', 'text', 'البيان'],
  party: ['name', 'counterparty', 'beneficiary', 'الاسم'],
  balance: ['balance', 'running balance', 'الرصيد'],
} as const
type Heading = keyof typeof headings

const readTable = (content: string): Statement | StatementFault => {
  const [head, ...rows] = readCsv(content, mostLines + 2)
  if (!head || rows.length === 0 || rows.length > mostLines) return { fault: 'file' }
  const places = new Map<Heading, number>()
  for (const [place, cell] of head.cells.entries())
    for (const name of Object.keys(headings) as Heading[])
      if ((headings[name] as readonly string[]).includes(cell.trim().toLowerCase()) && !places.has(name))
        places.set(name, place)
  const hasAmount = places.has('amount') || (places.has('debit') && places.has('credit'))
  if (!places.has('day') || !places.has('balance') || !hasAmount) return { fault: 'file' }
  const lines: (BankLine & { balanceFils: bigint })[] = []
  for (const { line, cells } of rows) {
    const cell = (name: Heading): string => cells[places.get(name) ?? -1]?.trim() ?? ''
    const [debit, credit] = [filsOf(cell('debit') || '0'), filsOf(cell('credit') || '0')]
    const fils = places.has('amount')
      ? filsOf(cell('amount'))
      : debit === undefined || credit === undefined
        ? undefined
        : credit - debit
    const day = dayOf(cell('day'))
    const balanceFils = filsOf(cell('balance'))
    if (!fils || !day || balanceFils === undefined) return { fault: 'row', row: line }
    const [reference, text, party] = [
      cut(cell('reference'), 35),
      cut(cell('text'), 140),
      cut(cell('party'), 140),
    ]
    lines.push({ day, fils, reference, text, party, balanceFils })
  }
  const days = lines.map(({ day }) => day).toSorted()
  return {
    account: '',
    from: days[0]!,
    to: days.at(-1)!,
    openingFils: lines[0]!.balanceFils - lines[0]!.fils,
    closingFils: lines.at(-1)!.balanceFils,
    lines: lines.map(({ balanceFils: _, ...line }) => line),
  }
}

export const parseStatement = (content: string): Statement | StatementFault =>
  content.trimStart().startsWith('<') ? readCamt(content) : readTable(content)

/** By how much opening balance and lines miss the closing balance. Fils. */
export const offOf = ({ openingFils, closingFils, lines }: Statement): bigint =>
  closingFils - openingFils - sum(lines.map(({ fils }) => fils))
