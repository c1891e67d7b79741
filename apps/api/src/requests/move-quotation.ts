// Moves of one quotation and of its siblings, used by every line that shares the quotation.
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { quotationMachine, type QuotationState } from '@marsa/model/requests/quotation.ts'
import type { Tx } from '../kit/db.ts'
import { move } from '../kit/move.ts'
import type { QuotationRow } from './quotation-rows.ts'

export type QuotationMove = keyof typeof quotationMachine.moves

export type MoveOptions = {
  to?: QuotationState
  reason?: string
  version?: number
  set?: Readonly<Record<string, unknown>>
}

export const moveQuotation = (
  tx: Tx,
  id: string,
  name: QuotationMove,
  as: ActorKind,
  options: MoveOptions = {},
): Promise<QuotationRow> =>
  move(tx, { table: 'quotations', machine: quotationMachine, move: name, id, as, ...options })

/** Closes every other quotation of a round that could still win (Q12); answers the ones that were closed. */
export const closeSiblings = async (
  tx: Tx,
  quotations: readonly QuotationRow[],
  exceptId: string | null,
  as: ActorKind,
  to: 'Q_NOT_AWARDED' | 'Q_EXPIRED' = 'Q_NOT_AWARDED',
): Promise<QuotationRow[]> => {
  const from = quotationMachine.moves.close.from
  const closing = quotations.filter((row) => row.id !== exceptId && from.includes(row.state))
  for (const row of closing) await moveQuotation(tx, row.id, 'close', as, { to })
  return closing
}
