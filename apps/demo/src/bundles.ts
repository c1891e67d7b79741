// Bundles and wallets in the demo world: a Silver one in use, a Gold one used up, and a wallet taken over from an earlier system.
import { buyBundle } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import type { Plan } from '@marsa/model/express/services.ts'
import { waybillNumber } from '@marsa/model/express/waybill/waybill-number.ts'
import {
  decideAdjustment,
  proposeAdjustment,
  viewCompanyWallet,
} from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { randomUUID } from 'node:crypto'
import { consumeLease, creditsOf, leaseCredits } from '../../api/src/express/door.ts'
import { systemTransaction } from '../../api/src/kit/db.ts'
import { companies } from './companies.ts'
import { actingFor, type CustomerKey, type Email } from './personas.ts'
import type { Runner } from './runner.ts'
import type { Step } from './script.ts'

const dayMs = 86_400_000
const admin: Email = 'admin@demo.example'
const second: Email = 'finance@marsa.example'

const buy = async (runner: Runner, company: CustomerKey, plan: Plan): Promise<void> => {
  const person = actingFor[company]
  const payment = await runner.call(person, buyBundle, { body: { plan, terms: true } })
  await runner.payAt(person, payment, 'approve-silently')
}

/** Price of a parcel with the plan and what it saves, in dirhams: up to 5 kg, 6 kg, 7 kg, abroad. */
type Parcel = readonly [price: bigint, saved: bigint]
const silver: readonly Parcel[] = [
  [18n, 2n],
  [18n, 2n],
  [28n, 12n],
  [20n, 2n],
  [18n, 2n],
  [22n, 2n],
]
const gold: readonly Parcel[] = [
  [17n, 3n],
  [17n, 3n],
  [19n, 3n],
  [24n, 16n],
  [17n, 3n],
  [21n, 3n],
]

/** The number of the nth parcel, which looks like no other. */
const waybillOf = (n: number): string =>
  waybillNumber(String((4_821_097_365 + n * 7_919_311) % 10_000_000_000).padStart(10, '0'))

let sent = 0
/** Pays parcels of a day, up to so many dirhams. */
const send = async (runner: Runner, company: CustomerKey, parcels: readonly Parcel[], dirhams: bigint) => {
  for (let left = dirhams * 100n; left > 0n; sent++) {
    const [price, saved] = parcels[sent % parcels.length]!
    const amountFils = price * 100n < left ? price * 100n : left
    left -= amountFils
    const id = randomUUID()
    await systemTransaction(runner.db, async (tx) => {
      const held = await creditsOf(tx, runner.companyIds[company])
      if (!held) throw new Error(`${company} has no bundle`)
      const { membershipId } = held
      await leaseCredits(tx, {
        id,
        membershipId,
        subjectId: id,
        amountFils,
        savedFils: saved * 100n,
        userId: null,
      })
      await consumeLease(tx, id, waybillOf(sent))
    })
  }
}

const correct = async (
  runner: Runner,
  company: CustomerKey,
  amount: string,
  reason: string,
): Promise<void> => {
  const companyId = runner.companyIds[company]
  const direction = amount.startsWith('-') ? 'take' : 'give'
  await runner.call(admin, proposeAdjustment, {
    query: { companyId },
    body: { direction, amount: amount.replace('-', ''), reason },
  })
  const { adjustment } = await runner.call(second, viewCompanyWallet, { query: { companyId } })
  const query = { id: adjustment!.adjustmentId }
  await runner.call(second, decideAdjustment, { query, body: { isConfirmed: true } })
}

export const bundleSteps = (now: Date): Step[] => {
  const step = (company: CustomerKey, days: number, run: Step['run']): Step => ({
    name: 'express',
    about: companies[company].en,
    at: new Date(now.getTime() - days * dayMs),
    run,
  })
  const goldDays = Array.from({ length: 20 }, (_, week) => 150 - week * 7)
  // With the parcels of the last days, 82.00, so that 1,214.00 are left.
  const silverDays = [40, 31, 22, 17]
  const silverAmounts = [54n, 46n, 58n, 46n]
  return [
    step('nakhl', 152, (runner) => buy(runner, 'nakhl', 'GOLD')),
    ...goldDays.map((days) => step('nakhl', days, (runner) => send(runner, 'nakhl', gold, 125n))),
    step('omar', 43, (runner) => buy(runner, 'omar', 'SILVER')),
    ...silverDays.map((days, index) =>
      step('omar', days, (runner) => send(runner, 'omar', silver, silverAmounts[index]!)),
    ),
    step('nakhl', 58, (runner) =>
      correct(
        runner,
        'nakhl',
        '2940.00',
        'Cash on delivery of September, taken over from the earlier system',
      ),
    ),
    step('nakhl', 29, (runner) =>
      correct(runner, 'nakhl', '612.75', 'Cash on delivery of October, taken over from the earlier system'),
    ),
    step('nakhl', 12, (runner) =>
      correct(runner, 'nakhl', '-134.20', 'One collection of October was taken over twice'),
    ),
  ]
}
