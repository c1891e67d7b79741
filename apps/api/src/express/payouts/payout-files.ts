// The bank's file of approved payouts: made once for the same payouts, kept to the byte, and what it takes is in transit from then on.
import { createHash } from 'node:crypto'
import { bankFileXml, controlFils } from '@marsa/model/finance/bank-file.ts'
import { senderRefusal } from '@marsa/model/express/payouts/payout.ts'
import type {
  downloadPayoutFile as downloadContract,
  makePayoutFile as makeContract,
} from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { attachment } from '../../kit/attachment.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { postStep } from './post-payout.ts'
import {
  findFile,
  insertFile,
  lockPayouts,
  movePayout,
  transfersOf,
  type PayoutRow,
} from './payouts.store.ts'
import { saidOf, tellMerchant } from './tell-payout.ts'

/** The file that all of them are in, where they are in one together and nothing else was asked for. */
const fileOf = async (tx: Tx, payouts: readonly PayoutRow[]) => {
  const [first, ...others] = new Set(payouts.map(({ file_id: id }) => id))
  const file = first && others.length === 0 ? await findFile(tx, first) : undefined
  return file?.payouts === payouts.length ? file : undefined
}

export const makePayoutFile = (call: Call<typeof makeContract>): Promise<AnswerOf<typeof makeContract>> => {
  const { userId, companyName } = signedIn(call)
  const { now, settings } = call
  const ids = [...new Set(call.body.payoutIds)]
  return call.once(async (tx) => {
    const payouts = await lockPayouts(tx, ids)
    if (payouts.length < ids.length) throw new Problem('payout.none')
    const made = await fileOf(tx, payouts)
    if (made) return { ...succeeded, fileId: made.id, number: made.number }
    if (payouts.some(({ state }) => state !== 'APPROVED')) throw new Problem('payout.none-approved')
    refuse(senderRefusal(settings))
    const transfers = (await transfersOf(tx, ids)).map((each) => ({ ...each, about: 'Cash on delivery' }))
    const number = await nextNumber(tx, 'POF', now)
    const content = bankFileXml({
      number,
      madeAt: toOffset(now),
      on: dayOf(now),
      sender: {
        name: companyName.en,
        iban: settings['express.payout-iban']!,
        bic: settings['express.payout-bic'],
      },
      transfers,
    })
    const sha256 = createHash('sha256').update(content).digest()
    const controlled = controlFils(transfers)
    const fileId = await insertFile(tx, {
      number,
      userId,
      payouts: ids.length,
      controlFils: controlled,
      content,
      sha256,
    })
    const ends = new Map(transfers.map(({ number: payout, iban: to }) => [payout, to.slice(-4)]))
    for (const payout of payouts) {
      const { id: sentId } = await postStep(tx, 'payout.sent', payout)
      await movePayout(tx, payout.id, 'send', {
        as: 'admin',
        set: { file_id: fileId, sent_at: now, sent_id: sentId, sent_kind: 'payout.sent' },
      })
      await tellMerchant(tx, payout, 'payout-sent', { ...saidOf(payout), end: ends.get(payout.number)! })
    }
    return { ...succeeded, fileId, number }
  })
}

export const downloadPayoutFile = async (call: Call<typeof downloadContract>) => {
  const file = await findFile(call.db, call.query.id)
  if (!file) throw new Problem('payout.file-none')
  // It names whole IBANs: who takes it away is recorded.
  await call.unkept((tx) =>
    audit(tx, { kind: 'admin', action: 'downloadPayoutFile', objectKind: 'payout-file', objectId: file.id }),
  )
  return attachment(call.reply, 'application/xml', `${file.number}.xml`).send(file.content)
}
