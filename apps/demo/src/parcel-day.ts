// The parcels of the demo world in the order of time: two past days with their cash, and today as it stands in the depot.
import { depositEndpoints as cash } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { denominations, type Pieces } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import { listFreeSlots } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { loseShipment } from '../../api/src/express/desk/parcel-case.ts'
import { lockShipment } from '../../api/src/express/shipments/shipments.store.ts'
import { systemTransaction } from '../../api/src/kit/db.ts'
import { parcels, type CourierKey, type Parcel, type ParcelUntil } from './parcels.ts'
import * as acts from './parcel-acts.ts'
import * as money from './parcel-money.ts'
import { actingFor } from './personas.ts'
import type { Runner } from './runner.ts'
import type { Step } from './script.ts'

const minuteMs = 60_000
const second = 'finance@marsa.example'

type Played = acts.PlayedParcel

const withDepot: readonly ParcelUntil[] = ['delivered', 'out', 'failed', 'returning', 'returned']
const goesOut = ({ until }: Parcel): boolean => withDepot.includes(until) || until === 'sheet'

/** Notes and coins of an amount, the greatest first. */
const piecesOf = (amount: string): Pieces => {
  const pieces: Pieces = {}
  let left = parseMoney(amount)
  for (const each of denominations) {
    const count = left / BigInt(each)
    if (count > 0n) pieces[`${each}`] = Number(count)
    left -= count * BigInt(each)
  }
  return pieces
}

/** Everything that a courier has in hand, given to the depot. */
const deposit = async (runner: Runner, courier: CourierKey): Promise<void> => {
  const { rows } = await runner.call(courier, cash.viewOwnCash, {})
  await runner.call(courier, cash.openDeposit, {
    body: { shipmentIds: rows.map(({ shipmentId }) => shipmentId) },
  })
}

const openDeposit = async (runner: Runner) =>
  (await runner.call(acts.clerk, cash.viewDepotCash, {})).deposits.find(({ state }) => state === 'OPEN')!

const count = async (runner: Runner, amount: string): Promise<void> => {
  const { depositId, version } = await openDeposit(runner)
  await runner.call(acts.clerk, cash.countDeposit, {
    body: { depositId, version, pieces: piecesOf(amount) },
  })
}

const confirm = async (runner: Runner): Promise<void> => {
  const { waiting } = await runner.call(second, cash.viewDeposits, {})
  for (const { depositId, version } of waiting)
    await runner.call(second, cash.confirmDeposit, { body: { depositId, version } })
}

/** Given up after its search, which the play is too short for. */
const lose = async (runner: Runner, { id }: Played): Promise<void> => {
  const reason = 'Not seen since it left the sorting belt'
  await systemTransaction(runner.db, async (tx) => {
    const row = await lockShipment(tx, id, null)
    await loseShipment(tx, row!, { as: 'desk', reason, userId: null })
  })
}

const doorOf = async (runner: Runner, played: Played): Promise<void> => {
  const { until } = played.parcel
  if (until === 'sheet') return
  await acts.load(runner, played)
  if (until === 'delivered') await acts.deliver(runner, played)
  if (until === 'failed') await acts.fail(runner, played, 'ABSENT')
  if (until === 'returned' || until === 'returning') {
    await acts.fail(runner, played, 'REFUSED')
    await acts.takeIn(runner, played)
  }
}

const couriersOf = (list: readonly Played[]): CourierKey[] => [
  ...new Set(list.flatMap(({ parcel: { courier } }) => courier ?? [])),
]

export const parcelSteps = (now: Date): Step[] => {
  const played: Played[] = []
  const steps: Step[] = []
  const of = (...untils: ParcelUntil[]) => played.filter(({ parcel }) => untils.includes(parcel.until))
  const of0 = (days: number) => played.filter(({ parcel }) => parcel.days === days)
  const step = (at: Date, about: string, run: Step['run']) => steps.push({ name: 'parcels', about, at, run })

  /** Sent the evening before, in the depot in the morning, out with its courier. */
  const dayOut = (days: number, at: (minutes: number) => Date) => {
    step(at(0), `sent ${days} days ago`, async (runner) => {
      for (const parcel of parcels.filter((each) => each.days === days && days > 0))
        played.push(await acts.send(runner, parcel))
    })
    step(at(60), `taken in ${days} days ago`, async (runner) => {
      for (const each of of0(days)) if (each.parcel.days > 0) await acts.takeIn(runner, each)
    })
    step(at(90), `on a sheet ${days} days ago`, async (runner) => {
      const out = of0(days).filter(({ parcel }) => goesOut(parcel))
      for (const courier of couriersOf(out))
        await acts.giveTo(
          runner,
          courier,
          out.filter(({ parcel }) => parcel.courier === courier),
        )
    })
    step(at(150), `at the door ${days} days ago`, async (runner) => {
      for (const each of of0(days)) if (goesOut(each.parcel)) await doorOf(runner, each)
    })
  }
  /** In the morning of a past day, in the Emirates. */
  const pastAt = (days: number) => (minutes: number) =>
    new Date(instantOf(addDays(dayOf(now), -days), 8 * 60).getTime() + minutes * minuteMs)
  for (const days of [12, 6, 3, 2, 1]) dayOut(days, pastAt(days))

  step(pastAt(6)(400), 'sent back', async (runner) => {
    for (const each of of('returned')) await acts.sendBack(runner, each)
  })
  step(pastAt(5)(120), 'handed back', async (runner) => {
    for (const each of of('returned')) await acts.handBack(runner, each)
  })
  step(pastAt(3)(420), 'deposited short', (runner) => deposit(runner, 'courier2@demo.example'))
  // A hundred dirhams too little: the newest parcel that covers it waits, the others are credited (vector of the day).
  step(pastAt(3)(480), 'counted', (runner) => count(runner, '2175.45'))
  step(pastAt(2)(120), 'confirmed', confirm)
  step(pastAt(2)(180), 'lost', async (runner) => {
    for (const each of of('lost')) await lose(runner, each)
  })
  step(pastAt(2)(240), 'claimed', async (runner) => {
    for (const each of of('lost')) await money.claim(runner, each)
    await money.enterAccounts(runner)
  })
  step(pastAt(2)(420), 'deposited and counted', async (runner) => {
    for (const [courier, amount] of [
      ['courier2@demo.example', '9198.00'],
      ['courier@demo.example', '3749.00'],
    ] as const) {
      await deposit(runner, courier)
      await count(runner, amount)
    }
  })
  step(pastAt(1)(100), 'confirmed', confirm)
  step(pastAt(1)(180), 'a claim paid, and a payout', async (runner) => {
    await money.payClaim(
      runner,
      of('lost').find(({ parcel }) => parcel.from === 'nakhl')!,
    )
    await money.askPayout(runner, 'nakhl', 1_800_00n)
    await money.payPayout(runner)
  })
  step(pastAt(1)(420), 'two more payouts asked for', async (runner) => {
    await money.askPayout(runner, 'barq', 12_500_00n)
    await money.approveFirst(runner)
    await money.askPayout(runner, 'nakhl', 250_00n)
  })
  step(pastAt(1)(480), 'deposited', (runner) => deposit(runner, 'courier@demo.example'))

  /** Minutes ago, but today, however early the product is started. */
  const ago = (minutes: number) =>
    new Date(Math.max(now.getTime() - minutes * minuteMs, instantOf(dayOf(now), 0).getTime() + 1_000))
  step(pastAt(1)(560), 'sent for today', async (runner) => {
    const slots = await runner.call(actingFor.nakhl, listFreeSlots, {
      body: { city: 'Dubai', date: dayOf(now) },
    })
    const slot = slots.at(0)
    for (const parcel of parcels.filter(({ days }) => days === 0)) {
      const isPickedUp = parcel.until === 'pickup' || parcel.until === 'collected'
      played.push(
        await acts.send(
          runner,
          parcel,
          isPickedUp && slot ? { date: dayOf(now), slotCode: slot.slotCode } : undefined,
        ),
      )
    }
  })
  step(ago(210), 'taken in today', async (runner) => {
    for (const each of of0(0))
      if (goesOut(each.parcel) || ['arrived', 'sorted', 'address', 'measured'].includes(each.parcel.until))
        await acts.takeIn(runner, each)
    for (const each of of('sorted')) await acts.sort(runner, each)
    for (const each of of('cancelled')) await acts.cancel(runner, each)
  })
  step(ago(190), 'held today', async (runner) => {
    for (const each of of('measured')) await acts.measure(runner, each)
    for (const each of of('address')) await acts.askAddress(runner, each)
  })
  step(ago(180), 'on a sheet today', async (runner) => {
    const out = of0(0).filter(({ parcel }) => goesOut(parcel))
    const pickups = (await hasPickups(runner, of('pickup', 'collected'))) ? of('pickup', 'collected') : []
    for (const courier of couriersOf(out))
      await acts.giveTo(
        runner,
        courier,
        [...pickups, ...out].filter(({ parcel }) => parcel.courier === courier),
      )
  })
  step(ago(150), 'at the door today', async (runner) => {
    for (const each of of0(0)) if (goesOut(each.parcel)) await doorOf(runner, each)
    if (await hasPickups(runner, of('collected')))
      for (const each of of('collected')) await acts.collect(runner, each)
    for (const each of of('returning')) await acts.sendBack(runner, each)
  })
  return steps
}

/** On a public holiday couriers collect nothing; senders bring it to the depot. */
const hasPickups = async (runner: Runner, list: readonly Played[]): Promise<boolean> => {
  const [first] = list
  return first !== undefined && (await acts.isPickedUp(runner, first))
}
