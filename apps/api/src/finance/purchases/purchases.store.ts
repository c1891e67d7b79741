// All SQL of purchases.
import {
  purchaseMachine,
  type PurchaseAccount,
  type PurchaseState,
  type PurchaseTreatment,
} from '@marsa/model/finance/purchases/purchase.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type PurchaseRecord = {
  id: string
  number: string
  supplier: string
  trn: string | null
  invoice_number: string
  invoiced_on: string
  net_fils: bigint
  vat_fils: bigint
  treatment: PurchaseTreatment
  account: PurchaseAccount
  state: PurchaseState
  move_reason: string | null
  recorded_by: string
  recorder: string
  decider: string | null
  posting_id: string | null
}

const person = (id: Sql): Sql => sql`(select first_name || ' ' || last_name from users where id = ${id})`
const columns = sql`p.id, p.number, p.supplier, p.trn, p.invoice_number, to_char(p.invoiced_on, 'YYYY-MM-DD') as invoiced_on, p.net_fils,
  p.vat_fils, p.treatment, p.account, p.state, p.move_reason, p.recorded_by, ${person(sql`p.recorded_by`)} as recorder,
  ${person(sql`p.decided_by`)} as decider, p.posting_id`

export const findPurchase = (db: Db, id: string): Promise<PurchaseRecord | undefined> =>
  maybe(db, sql`select ${columns} from purchases p where p.id = ${id}`)

export const lockPurchase = (tx: Tx, id: string): Promise<PurchaseRecord | undefined> =>
  maybe(tx, sql`select ${columns} from purchases p where p.id = ${id} for update of p`)

type NewPurchase = Pick<
  PurchaseRecord,
  | 'number'
  | 'supplier'
  | 'trn'
  | 'invoice_number'
  | 'invoiced_on'
  | 'net_fils'
  | 'vat_fils'
  | 'treatment'
  | 'account'
> & { userId: string }

/** Undefined where this invoice of the supplier was entered before. */
export const insertPurchase = async (tx: Tx, row: NewPurchase): Promise<string | undefined> =>
  (
    await maybe<{ id: string }>(
      tx,
      sql`insert into purchases (number, supplier, trn, invoice_number, invoiced_on, net_fils, vat_fils, treatment, account,
          state, move, moved_as, recorded_by)
        values (${row.number}, ${row.supplier}, ${row.trn}, ${row.invoice_number}, ${row.invoiced_on}, ${row.net_fils}, ${row.vat_fils},
          ${row.treatment}, ${row.account}, 'DRAFT', 'draft', 'admin', ${row.userId})
        on conflict (coalesce(trn, lower(supplier)), upper(invoice_number)) where state not in ('REFUSED', 'REVERSED')
        do nothing returning id`,
    )
  )?.id

export const movePurchase = (
  tx: Tx,
  id: string,
  name: keyof (typeof purchaseMachine)['moves'],
  set: Readonly<Record<string, unknown>> = {},
  reason?: string,
): Promise<unknown> =>
  move(tx, {
    table: 'purchases',
    machine: purchaseMachine,
    move: name,
    id,
    as: 'admin',
    set,
    ...(reason && { reason }),
  })

export type PurchaseFilter = {
  from?: string | undefined
  to?: string | undefined
  state?: PurchaseState | undefined
  treatment?: PurchaseTreatment | undefined
  searchText: string
}

const among = ({ from, to, state, treatment, searchText }: PurchaseFilter): Sql =>
  sql`(${from ?? null}::date is null or p.invoiced_on >= ${from ?? null}::date)
    and (${to ?? null}::date is null or p.invoiced_on <= ${to ?? null}::date)
    and (${state ?? null}::text is null or p.state = ${state ?? null})
    and (${treatment ?? null}::text is null or p.treatment = ${treatment ?? null})
    and (${searchText} = '' or concat_ws(' ', p.number, p.supplier, p.trn, p.invoice_number) ilike '%' || ${searchText} || '%')`

export type ListedPurchase = PurchaseRecord & { file: { documentId: string; name: string } | null }

export const listPurchaseRows = (
  db: Db,
  filter: PurchaseFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedPurchase[]> =>
  rows(
    db,
    sql`select ${columns}, (select jsonb_build_object('documentId', d.id, 'name', d.file_name) from documents d
        where d.subject_kind = 'purchase' and d.subject_id = p.id and d.deleted_at is null and d.purged_at is null
        order by d.id desc limit 1) as file
      from purchases p where ${among(filter)} order by p.invoiced_on desc, p.id desc limit ${limit} offset ${offset}`,
  )

export const sumPurchases = (
  db: Db,
  filter: PurchaseFilter,
): Promise<{ count: number; net: bigint; vat: bigint }> =>
  one(
    db,
    sql`select count(*)::int as count, coalesce(sum(p.net_fils), 0)::bigint as net, coalesce(sum(p.vat_fils), 0)::bigint as vat
      from purchases p where ${among(filter)}`,
  )

/** Its tax invoice is there. */
export const hasFile = async (tx: Tx, id: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`select id from documents where subject_kind = 'purchase' and subject_id = ${id} and deleted_at is null limit 1`,
  )) !== undefined
