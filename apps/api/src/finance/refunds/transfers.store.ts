// All SQL of bank transfers that replace refunds to a card.
import {
  madeReason,
  refundTransferMachine,
  type RefundTransferState,
} from '@marsa/model/finance/refunds/refund.ts'
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'

export type RefundTransfer = {
  id: string
  refund_id: string
  number: string
  amount_fils: bigint
  iban_end: string
  state: RefundTransferState
  proposed_by: string
  decided_at: Date | null
}

const columns = sql`id, refund_id, number, amount_fils, iban_end, state, proposed_by, decided_at`

export const findTransfer = (db: Db, id: string): Promise<RefundTransfer | undefined> =>
  maybe(db, sql`select ${columns} from refund_transfers where id = ${id}`)

export const lockTransfer = (tx: Tx, id: string): Promise<RefundTransfer> =>
  one(tx, sql`select ${columns} from refund_transfers where id = ${id} for update`)

type NewTransfer = {
  companyId: string
  refundId: string
  number: string
  amountFils: bigint
  holder: string
  iban: string
  note: string
  userId: string
}

/** Undefined where the refund has one that is being prepared. */
export const insertTransfer = async (tx: Tx, row: NewTransfer): Promise<string | undefined> =>
  (
    await maybe<{ id: string }>(
      tx,
      sql`insert into refund_transfers (company_id, refund_id, number, amount_fils, holder, iban, note, state, move, moved_as, proposed_by)
        values (${row.companyId}, ${row.refundId}, ${row.number}, ${row.amountFils}, ${row.holder}, ${row.iban}, ${row.note},
          'PROPOSED', 'propose', 'admin', ${row.userId})
        on conflict (refund_id) where state in ('PROPOSED', 'APPROVED', 'PAID') do nothing returning id`,
    )
  )?.id

export const moveTransfer = (
  tx: Tx,
  id: string,
  name: keyof (typeof refundTransferMachine)['moves'],
  {
    as = 'admin',
    set = {},
    reason,
  }: { as?: 'admin' | 'system'; set?: Readonly<Record<string, unknown>>; reason?: string } = {},
): Promise<unknown> =>
  move(tx, { table: 'refund_transfers', machine: refundTransferMachine, move: name, id, as, set, reason })

/** The gateway has made the refund: a transfer that is being prepared must not be paid. */
export const withdrawLive = async (tx: Tx, refundId: string): Promise<void> => {
  const live = await maybe<{ id: string }>(
    tx,
    sql`select id from refund_transfers where refund_id = ${refundId} and state in ('PROPOSED', 'APPROVED') for update`,
  )
  if (live) await moveTransfer(tx, live.id, 'withdraw', { as: 'system', reason: madeReason })
}

export const hasProof = async (tx: Tx, id: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`select id from documents where subject_kind = 'refund-transfer' and subject_id = ${id} and deleted_at is null limit 1`,
  )) !== undefined
