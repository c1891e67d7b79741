// Transfers of companies on credit and settlement runs of agents by chance.
import { receiptEndpoints as receipts } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { settlementEndpoints as runs } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { expect } from 'vitest'
import { balanceOf } from '../src/finance/door.ts'
import type { TestApp } from './app.ts'
import { addPerson } from './people.ts'
import type { Chance, RandomBusiness } from './random-business.ts'

const iban = 'AE070331234567890123456'
const password = 'Settlement#2026'

export const randomPaymentsOf = async (
  app: TestApp,
  { below, oneOf, next }: Chance,
  business: RandomBusiness,
) => {
  const { admins, customers, kept, world, agents } = business
  const body = { value: iban, version: 0, reason: 'By chance' }
  await world.done(admins[0], saveSetting, { query: { key: 'express.payout-iban' }, body })
  for (const { role, companyId } of agents) {
    const administrator = await addPerson(app.db, role, { companyId, password })
    await app.owner.query('update users set is_company_admin = true where id = $1', [administrator.userId])
    await world.done(administrator, runs.saveAgentAccount, { body: { iban, password } })
    const [{ id }] = (
      await app.owner.query('select id from agent_bank_accounts where company_id = $1', [companyId])
    ).rows as [{ id: string }]
    await world.done(admins[0], runs.confirmAgentAccount, {
      query: { id },
      body: { note: 'Called at the known number' },
    })
  }
  const received = new Map<string, bigint>()
  let serial = 0

  const receipt = async (): Promise<void> => {
    const { companyId } = oneOf(customers)
    const fils = BigInt(1 + below(500_000))
    const { receiptId } = await world.done(admins[0], receipts.recordReceipt, {
      body: {
        way: 'TRANSFER',
        companyId,
        reference: `TT-${++serial}`,
        valueOn: dayOf(app.clock.now()),
        amount: toWire(fils),
        invoices: [],
      },
    })
    if (next() < 0.2)
      return void (await world.done(admins[0], receipts.reverseReceipt, {
        query: { id: receiptId },
        body: { reason: 'By chance' },
      }))
    received.set(companyId, (received.get(companyId) ?? 0n) + fils)
  }

  /** Drafted where there is enough; cancelled at any step, or sent, and then paid or returned. */
  const settlement = async (): Promise<void> => {
    const { companyId: agentId } = oneOf(agents)
    const drafted = await app.ask(admins[0], runs.draftSettlement, { body: { agentId } })
    if (drafted.status !== 200) return
    const query = { id: drafted.body.runId }
    const cancel = () =>
      world.done(admins[1], runs.cancelSettlement, { query, body: { reason: 'By chance' } })
    if (next() < 0.15) return cancel()
    const approved = await app.ask(admins[1], runs.approveSettlement, { query })
    if (approved.status !== 200 || next() < 0.15) return cancel()
    await world.done(admins[0], runs.sendSettlement, { query })
    if (next() < 0.7)
      await world.done(admins[0], runs.paySettlement, { query, body: { reference: `FT-${++serial}` } })
    if (next() < 0.3)
      await world.done(admins[0], runs.returnSettlement, { query, body: { reason: 'By chance' } })
  }

  /** What each company should owe: what was kept of its requests on credit, less what it transferred. */
  const expectOwed = async (): Promise<void> => {
    for (const { companyId } of customers) {
      const own = kept.filter(
        ({ subject, pay }) => pay === 'credit' && subject.customer.companyId === companyId,
      )
      const owed = sum(own.map(({ keptFils }) => keptFils)) - (received.get(companyId) ?? 0n)
      expect(toWire(-(await balanceOf(app.db, { kind: 'credit_exposure', ownerId: companyId })))).toBe(
        toWire(owed),
      )
    }
  }
  return { receipt, settlement, expectOwed }
}
