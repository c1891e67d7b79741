// What courier, depot and administrators see of cash: each their part, and who may still count sees no figures.
import { confirmRefusal, countRefusal, settleRefusal } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import type {
  OwnCash,
  viewDepotCash as depotContract,
  viewDeposits as adminContract,
  viewOwnCash as ownContract,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { listDepots } from '../couriers/couriers.store.ts'
import { ownDepot } from '../couriers/save-couriers.ts'
import { cashInHand } from './cod.store.ts'
import {
  cashByCourier,
  cashOf,
  depositsAt,
  depositsOf,
  depotSums,
  differences,
  disputedRows,
  lastSlips,
  ownPlace,
  type ListedDeposit,
} from './deposit-views.store.ts'
import { cashToBank } from './deposits.store.ts'
import { readCities } from '../places/read-cities.ts'

const recentDeposits = 10

const figuresOf = ({ expected_fils: expected, counted_fils: counted }: ListedDeposit) =>
  expected === null || counted === null
    ? null
    : { expected: toWire(expected), counted: toWire(counted), difference: toWire(counted - expected) }

const handledOf = (row: ListedDeposit) => ({
  state: row.state,
  courierId: row.courier_id,
  counters: row.counters,
})

export const viewOwnCash = async (call: Call<typeof ownContract>): Promise<OwnCash> => {
  const { db } = call
  const { userId } = signedIn(call)
  const place = await ownPlace(db, userId)
  const [held, deposits] = await Promise.all([cashOf(db, userId), depositsOf(db, userId, recentDeposits)])
  return {
    rows: (await readCities(db, call.language, held, 'to_city')).map((row) => ({
      shipmentId: row.id,
      waybill: row.waybill,
      recipient: row.recipient_name,
      city: row.to_city,
      amount: toWire(row.amount_fils),
      collectedAt: toOffset(row.collected_at),
    })),
    inHand: toWire(await cashInHand(db, userId)),
    limit: place?.cash_limit_fils == null ? null : toWire(place.cash_limit_fils),
    depot: place ? { en: place.name_en, ar: place.name_ar } : null,
    deposits: deposits.map((row) => {
      const figures = figuresOf(row)
      return {
        depositId: row.id,
        number: row.number,
        at: toOffset(row.opened_at),
        state: row.state,
        rows: row.rows,
        expected: toWire(row.listed_fils),
        counted: figures?.counted ?? null,
        difference: figures?.difference ?? null,
        isSettled: !row.has_open_difference,
      }
    }),
    currency: 'AED',
  }
}

const toBankOf = async (db: Db, depotId: string | null): Promise<(id: string) => string> => {
  const held = await cashToBank(db, depotId)
  return (id) => toWire(held.find(({ depot_id }) => depot_id === id)?.fils ?? 0n)
}

const unconfirmedOf = async (db: Db) => {
  const sums = await depotSums(db)
  return (id: string) => sums.find(({ depot_id }) => depot_id === id)!
}

export const viewDepotCash = async (
  call: Call<typeof depotContract>,
): Promise<AnswerOf<typeof depotContract>> => {
  const { db } = call
  const actor = signedIn(call)
  const depotId = await ownDepot(db, actor, call.relation)
  const [depots, found, slips, toBank, sumsOf] = await Promise.all([
    listDepots(db),
    depositsAt(db, depotId, recentDeposits),
    lastSlips(db, depotId),
    toBankOf(db, depotId),
    unconfirmedOf(db),
  ])
  return {
    depots: depots
      .filter(({ id }) => depotId === null || id === depotId)
      .map(({ id, code, name_en, name_ar }) => ({
        depotId: id,
        code,
        name: { en: name_en, ar: name_ar },
        toBank: toBank(id),
        unconfirmed: toWire(sumsOf(id).unconfirmed_fils),
        slips: slips
          .filter((slip) => slip.depot_id === id)
          .map((slip) => ({
            slipId: slip.id,
            reference: slip.reference,
            amount: toWire(slip.amount_fils),
            day: slip.banked_on,
            by: slip.by,
          })),
      })),
    deposits: found.map((row) => {
      const refusal = countRefusal(handledOf(row), actor.userId) ?? null
      return {
        depositId: row.id,
        number: row.number,
        version: row.version,
        depotId: row.depot_id,
        courier: { userId: row.courier_id, name: { en: row.courier_en, ar: row.courier_ar } },
        at: toOffset(row.opened_at),
        state: row.state,
        rows: row.rows,
        countedBy: row.counted_by_name,
        countedAt: row.counted_at && toOffset(row.counted_at),
        figures: refusal === null ? null : figuresOf(row),
        countRefusal: refusal,
      }
    }),
    currency: 'AED',
  }
}

const dayMs = 86_400_000

const differencesFor = async (db: Db, userId: string, now: Date) => {
  const [open, held] = await Promise.all([differences(db, 'open'), disputedRows(db)])
  return open.map((row) => ({
    disputeId: row.id,
    number: row.number,
    kind: row.kind,
    amount: toWire(row.amount_fils),
    at: toOffset(row.opened_at),
    days: Math.max(0, Math.floor((now.getTime() - row.opened_at.getTime()) / dayMs)),
    depot: { en: row.depot_en, ar: row.depot_ar },
    courier: { en: row.courier_en, ar: row.courier_ar },
    rows: held
      .filter(({ dispute_id }) => dispute_id === row.id)
      .map(({ id, waybill, name_en, name_ar, amount_fils }) => ({
        shipmentId: id,
        waybill,
        merchant: { en: name_en, ar: name_ar },
        amount: toWire(amount_fils),
      })),
    refusal:
      settleRefusal(
        {
          state: row.state,
          courierId: row.courier_id,
          counters: row.counters,
          kind: row.kind,
          outcome: row.outcome,
        },
        userId,
      ) ?? null,
  }))
}

const coverageOf = async (db: Db) => {
  const [depots, couriers, toBank, sumsOf] = await Promise.all([
    listDepots(db),
    cashByCourier(db),
    toBankOf(db, null),
    unconfirmedOf(db),
  ])
  return depots.map(({ id, code, name_en, name_ar }) => ({
    depotId: id,
    code,
    name: { en: name_en, ar: name_ar },
    couriers: couriers
      .filter(({ depot_id }) => depot_id === id)
      .map((row) => ({
        courier: { en: row.courier_en, ar: row.courier_ar },
        inHand: toWire(row.in_hand_fils),
        since: row.since && toOffset(row.since),
        listed: toWire(row.listed_fils),
        short: toWire(row.short_fils),
      })),
    unconfirmed: toWire(sumsOf(id).unconfirmed_fils),
    toBank: toBank(id),
    over: toWire(sumsOf(id).over_fils),
  }))
}

export const viewDeposits = async (
  call: Call<typeof adminContract>,
): Promise<AnswerOf<typeof adminContract>> => {
  const { db, now } = call
  const { userId } = signedIn(call)
  const [found, open, settled, coverage] = await Promise.all([
    depositsAt(db, null, recentDeposits),
    differencesFor(db, userId, now),
    differences(db, 'settled'),
    coverageOf(db),
  ])
  return {
    waiting: found
      .filter(({ state }) => state === 'COUNTED')
      .map((row) => ({
        depositId: row.id,
        number: row.number,
        version: row.version,
        depot: { en: row.depot_en, ar: row.depot_ar },
        courier: { en: row.courier_en, ar: row.courier_ar },
        rows: row.rows,
        counts: row.counts,
        countedBy: row.counted_by_name!,
        countedAt: toOffset(row.counted_at!),
        ...figuresOf(row)!,
        refusal: confirmRefusal(handledOf(row), userId) ?? null,
      })),
    differences: open,
    settled: settled.slice(0, recentDeposits).map((row) => ({
      disputeId: row.id,
      number: row.number,
      kind: row.kind,
      outcome: row.outcome!,
      amount: toWire(row.amount_fils),
      at: toOffset(row.decided_at!),
      by: row.decided_by_name,
      reason: row.reason,
    })),
    coverage,
    recent: found
      .filter(({ state }) => state !== 'COUNTED')
      .map((row) => ({
        depositId: row.id,
        number: row.number,
        state: row.state,
        courier: { en: row.courier_en, ar: row.courier_ar },
        depot: { en: row.depot_en, ar: row.depot_ar },
        at: toOffset(row.opened_at),
        figures: figuresOf(row),
      })),
    currency: 'AED',
  }
}
