// All SQL of receipts on credit: what was announced, what came in, and the refunds that left again.
import {
  creditReceiptMachine,
  type CreditReceiptState,
  type ReceiptWay,
} from '@marsa/model/finance/credit/credit-receipt.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type ReceiptRow = {
  id: string
  number: string | null
  company_id: string | null
  way: ReceiptWay
  state: CreditReceiptState
  version: number
  move_reason: string | null
  amount_fils: bigint
  reference: string
  bank_reference: string | null
  value_on: string
  invoices: string[]
  note_id: string | null
  made_at: Date
  counted_at: Date | null
  transaction_id: string | null
  /** The posting of a time when nobody knew whose it was. */
  parked_id: string | null
  /** Of a write-off, what came in afterwards. */
  recovered_fils: bigint
  /** Of a counted one, what pays nothing yet. */
  left_fils: bigint
}

const receipt = sql`select p.id, p.number, p.company_id, p.way, p.state, p.version, p.move_reason, p.amount_fils, p.reference, p.bank_reference,
    p.value_on, p.invoices, p.note_id, p.made_at, p.transaction_id, p.parked_id, p.counted_at,
    case when p.way = 'WRITE_OFF' then coalesce((select sum(t.amount_fils) from ledger_transactions t
      where t.kind = 'credit.recovered' and t.subject_id = p.id), 0)::bigint else 0::bigint end as recovered_fils,
    case when p.state = 'COUNTED' then p.amount_fils - coalesce((select sum(l.fils) from credit_allocations l
      where l.receipt_id = p.id and l.undone_at is null), 0)::bigint else 0::bigint end as left_fils
  from credit_receipts p`

export const findReceiptRow = (db: Db, id: string): Promise<ReceiptRow | undefined> =>
  maybe(db, sql`${receipt} where p.id = ${id}`)

/** The account of its company, where it has one, is locked before it. */
export const lockReceipt = async (tx: Tx, id: string): Promise<ReceiptRow | undefined> => {
  await sql`select from credit_receipts where id = ${id} for update`.execute(tx)
  return findReceiptRow(tx, id)
}

/** Two who record the same line of the bank's list wait for each other. */
export const lockBankLine = async (tx: Tx, reference: string): Promise<ReceiptRow | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('credit-bank-line ' || ${reference}, 0))`.execute(
    tx,
  )
  return maybe(
    tx,
    sql`${receipt} where p.bank_reference = ${reference} or p.id = (select t.subject_id from ledger_transactions t
      where t.kind = 'credit.recovered' and t.external_ref = ${reference})`,
  )
}

type MoveName = keyof (typeof creditReceiptMachine)['moves']

export type NewReceipt = {
  companyId: string | null
  way: ReceiptWay
  move: MoveName
  as: ActorKind
  amountFils: bigint
  reference: string
  bankReference?: string
  valueOn: string
  invoices?: readonly string[]
  noteId?: string
  userId: string | null
}

/** One that counts at once is posted by its id, so it gets its posting with it. */
export const insertReceiptRow = async (
  tx: Tx,
  row: NewReceipt,
  posted?: { id?: string; transactionId: string; parkedId?: string },
): Promise<ReceiptRow> => {
  const [state] = creditReceiptMachine.moves[row.move].to
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into credit_receipts (id, company_id, way, state, move, moved_as, amount_fils, reference, bank_reference, value_on,
        invoices, note_id, user_id, counted_at, transaction_id, parked_id)
      values (coalesce(${posted?.id ?? null}::uuid, uuidv7()), ${row.companyId}, ${row.way}, ${state}, ${row.move}, ${row.as},
        ${row.amountFils}, ${row.reference}, ${row.bankReference ?? null}, ${row.valueOn}::date, ${[...(row.invoices ?? [])]}::uuid[],
        ${row.noteId ?? null}, ${row.userId}, ${state === 'COUNTED' ? sql`clock_timestamp()` : null}, ${posted?.transactionId ?? null},
        ${posted?.parkedId ?? null})
      returning id`,
  )
  return (await findReceiptRow(tx, id))!
}

/** An id for a receipt that is posted before its row is written. */
export const newReceiptId = async (tx: Tx): Promise<string> =>
  (await one<{ id: string }>(tx, sql`select uuidv7() as id`)).id

const instants: Partial<Record<CreditReceiptState, Readonly<Record<string, Sql | null>>>> = {
  COUNTED: { counted_at: sql`clock_timestamp()`, undone_at: null },
  REVERSED: { undone_at: sql`case when counted_at is not null then clock_timestamp() end` },
  BOUNCED: { undone_at: sql`case when counted_at is not null then clock_timestamp() end` },
}

export const moveReceipt = async (
  tx: Tx,
  id: string,
  name: MoveName,
  as: ActorKind,
  { reason, set }: { reason?: string | undefined; set?: Readonly<Record<string, unknown>> } = {},
): Promise<ReceiptRow> => {
  const [to] = creditReceiptMachine.moves[name].to
  await move(tx, {
    table: 'credit_receipts',
    machine: creditReceiptMachine,
    move: name,
    id,
    as,
    reason,
    set: { ...set, ...instants[to!] },
  })
  return (await findReceiptRow(tx, id))!
}

export const nameInvoices = async (tx: Tx, id: string, invoices: readonly string[]): Promise<void> => {
  await sql`update credit_receipts set invoices = ${[...invoices]}::uuid[] where id = ${id}`.execute(tx)
}

/** Receipts of a company that pay less than they are, the oldest first. */
export const listUnallocated = (db: Db, companyId: string): Promise<ReceiptRow[]> =>
  rows(
    db,
    sql`select * from (${receipt} where p.company_id = ${companyId} and p.state = 'COUNTED') r
      where r.left_fils > 0 order by r.counted_at, r.id`,
  )

/** Everything of a company, newest first; card payments that were only begun are left out. */
export const listReceiptRows = (db: Db, companyId: string): Promise<ReceiptRow[]> =>
  rows(
    db,
    sql`${receipt} where p.company_id = ${companyId} and p.state not in ('STARTED', 'ENDED') order by p.id desc limit 300`,
  )

export type WaitingReceipt = ReceiptRow & { name_en: string | null; name_ar: string | null }

/** What waits for an administrator, the oldest first. */
export const listWaitingReceipts = (db: Db): Promise<WaitingReceipt[]> =>
  rows(
    db,
    sql`select r.*, c.name_en, c.name_ar from (${receipt}
        where p.state in ('ANNOUNCED', 'HELD', 'DEPOSITED', 'UNMATCHED')) r
      left join companies c on c.id = r.company_id order by r.id limit 300`,
  )

export const findStarted = (tx: Tx, companyId: string): Promise<ReceiptRow | undefined> =>
  maybe(tx, sql`${receipt} where p.company_id = ${companyId} and p.state = 'STARTED'`)

export type NewRefund = {
  companyId: string
  amountFils: bigint
  bankReference: string
  reason: string
  userId: string
}

/** The refund that a line of the bank's list was recorded as. */
export const findCreditRefund = (
  tx: Tx,
  bankReference: string,
): Promise<{ company_id: string; amount_fils: bigint } | undefined> =>
  maybe(tx, sql`select company_id, amount_fils from credit_refunds where bank_reference = ${bankReference}`)

/** Undefined where this line of the bank's list was recorded before. */
export const insertCreditRefund = (tx: Tx, row: NewRefund): Promise<{ id: string } | undefined> =>
  maybe(
    tx,
    sql`insert into credit_refunds (company_id, amount_fils, bank_reference, reason, user_id)
      values (${row.companyId}, ${row.amountFils}, ${row.bankReference}, ${row.reason}, ${row.userId})
      on conflict (bank_reference) do nothing returning id`,
  )

/** Numbers of invoices by their ids. */
export const numbersOf = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await rows<{ id: string; number: string }>(
        db,
        sql`select id, number from tax_invoices where id = any(${[...ids]}::uuid[])`,
      )
    ).map(({ id, number }) => [id, number]),
  )
