// Takes payouts of the card gateway: read, compared with our payments, their fees posted, cases made, and lines of the bank found.
import { createHash } from 'node:crypto'
import { automaticMatch, proposalsFor } from '@marsa/model/finance/bank/bank-match.ts'
import {
  payoutFindings,
  payoutNet,
  type CardPayout,
  type PayoutFinding,
  type PayoutLine,
} from '@marsa/model/finance/card-payouts/card-payout.ts'
import type {
  importCardPayouts as importContract,
  previewCardPayouts as previewContract,
} from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { listOpenLines, listOurs, lockMatching } from '../bank/bank.store.ts'
import { endAsMatched, lockCaseOf } from '../bank/cases.store.ts'
import { bankLineOf, makeMatch } from '../bank/match-lines.ts'
import { insertDifference } from '../reconciliation.store.ts'
import { postFees } from './book-payout.ts'
import {
  insertPayout,
  insertPayoutLine,
  listCompared,
  listKnown,
  listMissing,
  type ComparedSession,
} from './card-payouts.store.ts'
import { readPayoutFile } from './read-payout-file.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Finds the payment of a line by our key, or by the gateway's where that is missing. */
const comparing = async (db: Db, lines: readonly PayoutLine[]) => {
  const keys = lines.map(({ key }) => key.toLowerCase()).filter((key) => uuid.test(key))
  const sessions = await listCompared(db, { keys, orderRefs: lines.map(({ orderRef }) => orderRef) })
  const byKey = new Map(sessions.map((session) => [session.id, session]))
  const byRef = new Map(sessions.map((session) => [session.gatewayRef, session]))
  return ({ key, orderRef }: PayoutLine): ComparedSession | undefined =>
    byKey.get(key.toLowerCase()) ?? (orderRef === '' ? undefined : byRef.get(orderRef))
}

/** True for one that was taken before; the same number with other amounts is refused. */
const isTaken = async (db: Db, payouts: readonly CardPayout[]): Promise<(payout: CardPayout) => boolean> => {
  const known = new Map(
    (
      await listKnown(
        db,
        payouts.map(({ reference }) => reference),
      )
    ).map((row) => [row.reference, row]),
  )
  for (const payout of payouts) {
    const row = known.get(payout.reference)
    const isSame =
      row?.paid_on === payout.paidOn &&
      row.gross_fils === payout.grossFils &&
      row.fee_fils === payout.feeFils &&
      row.vat_fils === payout.vatFils
    if (row && !isSame) throw new Problem('card-payout.changed', { reference: payout.reference })
  }
  return ({ reference }) => known.has(reference)
}

const amountsOf = (payout: CardPayout) => ({
  gross: toWire(payout.grossFils),
  fee: toWire(payout.feeFils),
  vat: toWire(payout.vatFils),
  net: toWire(payoutNet(payout)),
})

export const previewCardPayouts = async ({
  db,
  now,
  body,
}: Call<typeof previewContract>): Promise<AnswerOf<typeof previewContract>> => {
  const payouts = readPayoutFile(body.content, dayOf(now))
  const taken = await isTaken(db, payouts)
  const sessionOf = await comparing(
    db,
    payouts.flatMap(({ lines }) => lines),
  )
  const numbers = new Map<string, string>()
  const named = (line: PayoutLine): ComparedSession | undefined => {
    const session = sessionOf(line)
    if (session) numbers.set(session.id, session.subjectNumber)
    return session
  }
  return {
    payouts: payouts.map((payout) => {
      const isKnown = taken(payout)
      return {
        reference: payout.reference,
        paidOn: payout.paidOn,
        ...amountsOf(payout),
        lines: payout.lines.length,
        isKnown,
        findings: isKnown
          ? []
          : payoutFindings(payout, named).map(({ kind, sessionId, oursFils, theirsFils }) => ({
              kind,
              subjectNumber: (sessionId && numbers.get(sessionId)) ?? null,
              ours: toWire(oursFils),
              theirs: toWire(theirsFils),
            })),
      }
    }),
  }
}

type Taking = { fileName: string; sha256: Buffer; userId: string; now: Date }

/** Answers how many differences are new. */
const takePayout = async (tx: Tx, payout: CardPayout, { now, ...by }: Taking): Promise<number> => {
  // Before its own lines are in, because they are compared with what earlier payouts hold.
  const sessionOf = await comparing(tx, payout.lines)
  const findings = payoutFindings(payout, sessionOf)
  const id = await insertPayout(tx, { ...payout, ...by })
  for (const [at, line] of payout.lines.entries()) {
    const session = sessionOf(line)
    await insertPayoutLine(tx, { ...line, payoutId: id, position: at + 1, sessionId: session?.id ?? null })
    if (line.kind === 'sale' && session) await endMissing(tx, session.id, payout.reference, now)
  }
  await postFees(tx, { id, ...payout })
  await audit(tx, {
    kind: 'admin',
    action: 'importCardPayout',
    objectKind: 'card-payout',
    objectId: id,
    reason: payout.reference,
  })
  return insertFindings(tx, id, findings)
}

/** It came with a later payout. */
const endMissing = async (tx: Tx, sessionId: string, reference: string, now: Date): Promise<void> => {
  const found = await lockCaseOf(tx, { kind: 'not-paid-out', sessionId })
  if (found && found.state !== 'RESOLVED')
    await endAsMatched(tx, found, { userId: null, now, note: reference })
}

const insertFindings = async (
  tx: Tx,
  payoutId: string,
  findings: readonly PayoutFinding[],
): Promise<number> => {
  let fresh = 0
  for (const finding of findings)
    if (await insertDifference(tx, { ...finding, payoutId, currency: 'AED' })) fresh++
  return fresh
}

const insertMissing = async (tx: Tx): Promise<number> => {
  const missing = await listMissing(tx)
  for (const { sessionId, settledFils, orderRef } of missing)
    await insertDifference(tx, {
      kind: 'not-paid-out',
      reference: orderRef ?? sessionId,
      sessionId,
      oursFils: settledFils,
      theirsFils: 0n,
      currency: 'AED',
    })
  return missing.length
}

/** Lines of the bank that came before the file and that nobody has explained yet. */
const mostLines = 500
const matchOpenLines = async (tx: Tx, now: Date): Promise<number> => {
  let matched = 0
  for (const line of await listOpenLines(tx, mostLines)) {
    const sure = automaticMatch(proposalsFor(bankLineOf(line), await listOurs(tx, [line.amount_fils])))
    if (sure?.ours.kind === 'payout' && (await makeMatch(tx, { line, ...sure, userId: null, now }))) matched++
  }
  return matched
}

export const importCardPayouts = (
  call: Call<typeof importContract>,
): Promise<AnswerOf<typeof importContract>> => {
  const { now, body } = call
  const { userId } = signedIn(call)
  const payouts = readPayoutFile(body.content, dayOf(now))
  const sha256 = createHash('sha256').update(body.content).digest()
  return call.once(async (tx) => {
    await lockMatching(tx)
    const taken = await isTaken(tx, payouts)
    const fresh = payouts.filter((payout) => !taken(payout))
    let cases = 0
    for (const payout of fresh)
      cases += await takePayout(tx, payout, { fileName: body.name, sha256, userId, now })
    if (fresh.length > 0) cases += await insertMissing(tx)
    const matched = fresh.length > 0 ? await matchOpenLines(tx, now) : 0
    return { ...succeeded, payouts: fresh.length, known: payouts.length - fresh.length, matched, cases }
  })
}
