// Business by chance over the lines; whatever happened, ledger, tax documents, VAT and reports agree to the fil.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreementOf } from '../../test/agreement.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { chanceOf } from '../../test/chance.ts'
import { addPerson } from '../../test/people.ts'
import { randomBusinessOf } from '../../test/random-business.ts'
import { randomParcelsOf } from '../../test/random-parcels.ts'
import { randomPaymentsOf } from '../../test/random-payments.ts'

/** More of them, and others, by the environment: `SEQUENCES=5000 SEED=7`. */
const sequences = Number(process.env['SEQUENCES'] ?? 60)
const seed = Number(process.env['SEED'] ?? 20261126)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test(`${sequences} sequences of seed ${seed}`, { timeout: 14_400_000 }, async () => {
  const chance = chanceOf(seed)
  const { expectAgreement } = agreementOf(app, await addPerson(app.db, 'admin-readonly'))
  const business = await randomBusinessOf(app, chance)
  const parcels = await randomParcelsOf(app, chance, business)
  const payments = await randomPaymentsOf(app, chance, business)
  const steps = [
    ...Array.from({ length: 4 }, () => () => business.request('freight')),
    ...Array.from({ length: 4 }, () => () => business.request('storage')),
    ...Array.from({ length: 4 }, () => parcels.parcel),
    parcels.cash,
    parcels.cash,
    parcels.bundle,
    parcels.adjust,
    payments.receipt,
    payments.receipt,
    payments.settlement,
  ]
  const check = async (): Promise<void> => {
    await app.work()
    await business.expectKept()
    await parcels.expectWallets()
    await payments.expectOwed()
    await expectAgreement()
  }
  for (let n = 1; n <= sequences; n++) {
    await chance.oneOf(steps)()
    if (n % Math.ceil(Math.max(30, sequences / 20)) === 0) await check()
  }
  await check()
  expect(business.kept.length).toBeGreaterThan(0)
})
