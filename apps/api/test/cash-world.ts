// Couriers with cash in hand: parcels delivered against cash the way the product does it, at moments that are given.
import { randomUUID } from 'node:crypto'
import type { DepositCount } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { depositEndpoints as calls } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { countedFils, denominations, type Pieces } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import { waybillNumber } from '@marsa/model/express/waybill/waybill-number.ts'
import { collectCash } from '../src/express/cash-on-delivery/collect-cash.ts'
import { lockShipment, moveShipment } from '../src/express/shipments/shipments.store.ts'
import { systemTransaction } from '../src/kit/db.ts'
import type { TestApp } from './app.ts'
import { parcelWorldOf } from './parcel-world.ts'
import type { Person } from './people.ts'

/** Notes and coins of an amount, the greatest first. */
export const piecesOf = (fils: bigint): Pieces => {
  const pieces: Pieces = {}
  let left = fils
  for (const each of denominations) {
    const n = left / BigInt(each)
    if (n > 0n) pieces[`${each}`] = Number(n)
    left -= n * BigInt(each)
  }
  if (countedFils(pieces) !== fils) throw new Error(`no pieces make ${fils} fils`)
  return pieces
}

export const cashWorldOf = (app: TestApp) => {
  const parcels = parcelWorldOf(app)
  let serial = 4_000_000_000
  const models = new Map<string, Promise<string>>()
  /** One parcel of a merchant goes the whole way; the others are like it. */
  const modelOf = (merchant: Person): Promise<string> => {
    const known = models.get(merchant.companyId)
    if (known) return known
    const made = parcels
      .created(merchant, { dropOff: true, slot: undefined, cod: '1.00' })
      .then(({ id }) => id as string)
    models.set(merchant.companyId, made)
    return made
  }
  /** A parcel of a merchant that is out for delivery against cash. */
  const out = async (merchant: Person, fils: number): Promise<string> => {
    const model = await modelOf(merchant)
    const id = randomUUID()
    serial += 1
    const columns = (
      await app.owner.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = 'express_shipments'::regclass and attnum > 0
          and not attisdropped and attgenerated = ''`,
      )
    ).rows.map(({ name }) => name)
    const own: Record<string, unknown> = {
      id,
      number: `TEST-${serial}`,
      waybill: waybillNumber(String(serial)),
      state: 'OUT_FOR_DELIVERY',
      cod_fils: fils,
    }
    const given = columns.filter((name) => name in own)
    await app.owner.query('begin')
    // As nobody can but who owns the tables: guards are not asked how it came here.
    await app.owner.query('set local session_replication_role = replica')
    await app.owner.query(
      `insert into express_shipments (${columns.join(', ')}) select ${columns
        .map((name) => (name in own ? `$${given.indexOf(name) + 2}` : name))
        .join(', ')} from express_shipments where id = $1`,
      [model, ...given.map((name) => own[name])],
    )
    await app.owner.query(
      `insert into express_cod (id, company_id, state, move, moved_as, amount_fils) values ($1, $2, 'EXPECTED', 'expect', 'system', $3)`,
      [id, merchant.companyId, fils],
    )
    await app.owner.query('commit')
    return id
  }
  let minutes = 0
  /** Delivered against cash by a courier, each a minute after the one before. */
  const collected = async (merchant: Person, courier: Person, fils: number): Promise<string> => {
    const id = await out(merchant, fils)
    minutes += 1
    const at = new Date(app.clock.now().getTime() - 600 * 60_000 + minutes * 60_000)
    await systemTransaction(app.db, async (tx) => {
      await lockShipment(tx, id, null)
      await collectCash(tx, { shipmentId: id, courierId: courier.userId, cashFils: BigInt(fils), at })
      await moveShipment(tx, id, 'deliver', { as: 'agent' })
    })
    return id
  }
  const opened = async (courier: Person, shipmentIds: readonly string[]): Promise<string> =>
    (await parcels.done(courier, calls.openDeposit, { body: { shipmentIds } })).depositId
  const versionOf = async (id: string): Promise<number> =>
    (await app.owner.query('select version from express_deposits where id = $1', [id])).rows[0].version
  const asked = async (id: string, fils: bigint) => ({
    body: { depositId: id, version: await versionOf(id), pieces: piecesOf(fils) },
  })
  const counted = async (cashier: Person, id: string, fils: bigint): Promise<DepositCount> =>
    parcels.done(cashier, calls.countDeposit, await asked(id, fils))
  const confirmed = async (admin: Person, id: string): Promise<void> => {
    await parcels.done(admin, calls.confirmDeposit, { body: { depositId: id, version: await versionOf(id) } })
  }
  const statesOf = async (ids: readonly string[]): Promise<string[]> => {
    const { rows } = await app.owner.query<{ id: string; state: string }>(
      'select id, state from express_cod where id = any($1::uuid[])',
      [ids],
    )
    return ids.map((id) => rows.find((row) => row.id === id)!.state)
  }
  const disputeOf = async (depositId: string): Promise<string> =>
    (
      await app.owner.query('select id from express_cod_disputes where deposit_id = $1 and outcome is null', [
        depositId,
      ])
    ).rows[0].id
  const waybillOf = async (id: string): Promise<string> =>
    (await app.owner.query('select waybill from express_shipments where id = $1', [id])).rows[0].waybill
  return {
    ...parcels,
    out,
    collected,
    opened,
    asked,
    counted,
    confirmed,
    versionOf,
    statesOf,
    disputeOf,
    waybillOf,
  }
}
export type CashWorld = ReturnType<typeof cashWorldOf>
