// Reads a statement of the bank that is a CSV with a running balance.
import type { BankLine } from '@marsa/model/finance/bank/bank-match.ts'
import { readCsv } from '../../kit/read-csv.ts'
import { dayIn, filsIn } from './file-cells.ts'
import { cut, mostLines, type Statement, type StatementFault } from './statement.ts'

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

export const readTable = (content: string): Statement | StatementFault => {
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
    const [debit, credit] = [filsIn(cell('debit') || '0'), filsIn(cell('credit') || '0')]
    const fils = places.has('amount')
      ? filsIn(cell('amount'))
      : debit === undefined || credit === undefined
        ? undefined
        : credit - debit
    const day = dayIn(cell('day'))
    const balanceFils = filsIn(cell('balance'))
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
