// Reads a statement of the bank, whichever of its formats a file is in.
import type { PreviewedStatement } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { readCamt } from './read-camt.ts'
import { readMt940 } from './read-mt940.ts'
import { readTable } from './read-table.ts'
import type { Statement, StatementFault } from './statement.ts'

/** By what only such a file begins with or holds. */
export const formatOf = (content: string): PreviewedStatement['format'] => {
  if (content.trimStart().startsWith('<')) return 'camt.053'
  return /^:60[FM]:/m.test(content) ? 'MT940' : 'CSV'
}

const readers = { 'camt.053': readCamt, MT940: readMt940, CSV: readTable } as const

export const parseStatement = (content: string): Statement | StatementFault =>
  readers[formatOf(content)](content)
