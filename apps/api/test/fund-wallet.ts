// Money in a wallet, as cash on delivery brings it, and its PIN typed by a person who may spend.
import { randomUUID } from 'node:crypto'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { creditWallet } from '../src/express/wallet/move-money.ts'
import { accountOf, post } from '../src/finance/door.ts'
import { systemTransaction } from '../src/kit/db.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

export const fundWallet = async (app: TestApp, person: Person, amount: string): Promise<void> => {
  const ownerId = person.companyId
  await systemTransaction(app.db, async (tx) => {
    await post(tx, {
      kind: 'cod.collected',
      ref: randomUUID(),
      entries: [
        { accountId: await accountOf(tx, { kind: 'courier_receivable' }), amountFils: -parseMoney(amount) },
        { accountId: await accountOf(tx, { kind: 'cod_payable', ownerId }), amountFils: parseMoney(amount) },
      ],
    })
    await creditWallet(tx, {
      kind: 'COD',
      companyId: ownerId,
      ref: randomUUID(),
      amountFils: parseMoney(amount),
      reference: 'DEP-20261123-001',
      from: { kind: 'cod_payable', ownerId },
    })
  })
  await typePin(app, person)
}

/** As its administrator, for some minutes. */
export const typePin = async (app: TestApp, person: Person): Promise<void> => {
  await app.owner.query(`update users set is_company_admin = true where id = $1`, [person.userId])
  await app.owner.query(
    `insert into wallet_pins (user_id, pin_hash) values ($1, 'x') on conflict do nothing`,
    [person.userId],
  )
  await app.owner.query(`insert into wallet_pin_sessions values ($1, $2, now() + interval '5 minutes')`, [
    person.sessionId,
    person.userId,
  ])
}
