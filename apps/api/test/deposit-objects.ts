// A deposit with the cash of a customer's parcel and a difference, and how each call about them names its parts: for the access matrix.
import { randomUUID } from 'node:crypto'
import type { Ask, TestApp } from './app.ts'
import type { CourierObjects } from './courier-objects.ts'
import type { Person } from './people.ts'

export type DepositObjects = {
  depositId: string
  disputeId: string
  cashCompanyId: string
  cashDepotId: string
}
type Fixture = (objects: DepositObjects) => Ask

export const noDeposit = (): DepositObjects => ({
  depositId: randomUUID(),
  disputeId: randomUUID(),
  cashCompanyId: randomUUID(),
  cashDepotId: randomUUID(),
})

/** Written as nobody can but who owns the tables: what led to it is of no interest here. */
export const addDeposit = async (
  app: TestApp,
  customer: Person,
  { depotId, courierId }: CourierObjects,
): Promise<DepositObjects> => {
  const one = async (text: string, values: unknown[]): Promise<string> =>
    (await app.owner.query<{ id: string }>(text, values)).rows[0]!.id
  await app.owner.query('begin')
  await app.owner.query('set local session_replication_role = replica')
  const depositId = await one(
    `insert into express_deposits (number, company_id, depot_id, courier_id, state, move, moved_as, opened_at)
      select 'DEP-20261101-001', company_id, $1, $2, 'OPEN', 'open', 'agent', now() from users where id = $2 returning id`,
    [depotId, courierId],
  )
  await app.owner.query(
    `insert into express_cod (id, company_id, state, move, moved_as, amount_fils, courier_id, collected_at, posting_kind,
        transaction_id, deposit_id)
      select id, company_id, 'COLLECTED', 'collect', 'agent', 12500, $2, now(), 'cod.collected', uuidv7(), $3
      from express_shipments where company_id = $1 and waybill is not null limit 1`,
    [customer.companyId, courierId, depositId],
  )
  const disputeId = await one(
    `insert into express_cod_disputes (deposit_id, kind, amount_fils, opened_at) values ($1, 'SHORT', 500, now()) returning id`,
    [depositId],
  )
  await app.owner.query('commit')
  return { depositId, disputeId, cashCompanyId: customer.companyId, cashDepotId: depotId }
}

const reason = 'Because of the test'
export const aboutDeposits: Record<string, Fixture> = {
  withdrawDeposit: ({ depositId }) => ({ body: { depositId } }),
  countDeposit: ({ depositId }) => ({ body: { depositId, version: 1, pieces: { 10000: 1 } } }),
  bankCash: ({ cashDepotId: depotId }) => ({
    body: { depotId, reference: 'SLIP-1', amount: '100.00', day: '2026-11-01' },
  }),
  confirmDeposit: ({ depositId }) => ({ body: { depositId, version: 1 } }),
  settleDifference: ({ disputeId }) => ({ body: { disputeId, settlement: 'HOUSE_BORE', reason } }),
  downloadDeposits: ({ cashCompanyId: companyId }) => ({ query: { companyId } }),
  downloadDeposit: ({ depositId }) => ({ query: { depositId } }),
}

const waybill = 'MRX000000000115'
export const aboutNoDeposits: Record<string, Ask> = {
  viewOwnCash: {},
  openDeposit: { body: { shipmentIds: [randomUUID()] } },
  viewDepotCash: {},
  viewDeposits: {},
  viewCodCredit: { query: { waybill } },
  reverseCredit: { body: { waybill, rightWaybill: null, reason } },
}

/** Tables that a refused call must leave as they are. */
export const depositTables = [
  'express_cod',
  'express_deposits',
  'express_deposit_counts',
  'express_cod_disputes',
  'express_bank_slips',
  'express_cod_reversals',
] as const
