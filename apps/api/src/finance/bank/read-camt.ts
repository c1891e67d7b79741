// Reads a statement of the bank in camt.053 of ISO 20022.
import type { BankLine } from '@marsa/model/finance/bank/bank-match.ts'
import { dayIn, filsIn } from './file-cells.ts'
import { cut, mostLines, type Statement, type StatementFault } from './statement.ts'

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
  const fils = filsIn(first(xml, 'Amt') ?? '')
  return first(xml, 'CdtDbtInd') === 'DBIT' && fils !== undefined ? -fils : fils
}

/** The first date or time within; an element of a date holds one of the same name. */
const firstDay = (xml: string): string | undefined =>
  dayIn(/(?:<(?:\w+:)?Dt(?:Tm)?>\s*)(20\d\d-\d\d-\d\d)/.exec(xml)?.[1] ?? '')

export const readCamt = (xml: string): Statement | StatementFault => {
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
  const [from, to] = [opening, closing].map((bal) => firstDay(bal ?? ''))
  if (openingFils === undefined || closingFils === undefined || !from || !to) return { fault: 'file' }
  const lines: BankLine[] = []
  for (const [index, entry] of each(statement, 'Ntry').entries()) {
    const fils = signed(entry)
    const day = firstDay(first(entry, 'BookgDt') ?? first(entry, 'ValDt') ?? '')
    if (!fils || !day || lines.length >= mostLines) return { fault: 'row', row: index + 1 }
    const reference =
      first(entry, 'EndToEndId') ?? first(entry, 'AcctSvcrRef') ?? first(entry, 'NtryRef') ?? ''
    const text = each(entry, 'Ustrd').map(plainText).join(' ') || (first(entry, 'AddtlNtryInf') ?? '')
    const party = first(entry, fils < 0n ? 'Cdtr' : 'Dbtr', 'Nm') ?? ''
    lines.push({ day, fils, reference: cut(reference, 35), text: cut(text, 140), party: cut(party, 140) })
  }
  return { account: first(statement, 'Acct', 'IBAN') ?? '', from, to, openingFils, closingFils, lines }
}
