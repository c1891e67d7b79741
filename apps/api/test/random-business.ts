// Business by chance, step by step as people do it, with what each company has paid and should have counted beside the product.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { noteEndpoints as notes } from '@marsa/model/finance/notes/note-endpoints.ts'
import { half, parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import type { Answer, TestApp } from './app.ts'
import type { chanceOf } from './chance.ts'
import { addPerson, type Person } from './people.ts'
import { boughtFor, quotedCopiesOf, totalOf, type Priced, type Quoted } from './quoted-copies.ts'
import { storageWorldOf } from './storage-world.ts'
import { worldOf } from './world.ts'
import { expect } from 'vitest'

export type Chance = ReturnType<typeof chanceOf>
type Pay = 'half' | 'whole' | 'credit'
type Line = 'freight' | 'storage'

/** Paid less what went back, of one request. */
export type Kept = { subject: Quoted; pay: Pay; keptFils: bigint }

const calls = {
  freight: {
    accept: freight.acceptQuote,
    final: freight.postFinalQuote,
    pay: freight.pay,
    terms: freight.cancelTerms,
    cancel: freight.cancelRequest,
    termsOf: (id: string) => ({ RequestId: id }),
    cancelOf: (id: string) => ({ id }),
  },
  storage: {
    accept: storage.acceptStorageQuote,
    final: storage.postStorageFinalQuote,
    pay: storage.payStorage,
    terms: storage.viewStorageCancelTerms,
    cancel: storage.cancelStorage,
    termsOf: (id: string) => ({ storageRequestID: id }),
    cancelOf: (id: string) => ({ storageRequestID: id }),
  },
} as const

const asStored = (of: Quoted) => ({ ...of, warehouses: [], sessionId: '' })

export const randomBusinessOf = async (app: TestApp, { below, oneOf, next }: Chance) => {
  const world = worldOf(app)
  const warehouses = storageWorldOf(app)
  const { copiesOf } = quotedCopiesOf(app)
  const admins = [await addPerson(app.db, 'admin'), await addPerson(app.db, 'admin')] as const
  const models = {
    freight: await world.quoted({ agents: 1, carriage: 'air-import-port' }),
    storage: await warehouses.quoted({ warehouses: 1 }),
  }
  const copies = {
    freight: await copiesOf({ ...models.freight, winner: models.freight.agents[0]! }, 'freight_details'),
    storage: await copiesOf(models.storage, 'storage_details'),
  }
  const customers: Person[] = []
  for (let n = 0; n < 3; n++)
    customers.push(await addPerson(app.db, 'business', { creditFils: 900_000_000n }))
  const kept: Kept[] = []

  const amount = (most = 400_000): bigint => BigInt(1_000 + below(most))
  const linesFor = (line: Line): Priced[] => [
    line === 'freight'
      ? { code: 'air-freight', category: 'zero', fils: amount(900_000) }
      : { code: 'storage', category: 'standard', fils: amount(900_000) },
    { code: 'insurance', category: 'standard', fils: amount() },
    ...(next() < 0.6 ? [{ code: 'loading', category: 'standard', fils: amount(3_000) } as const] : []),
    ...(next() < 0.4 ? [{ code: 'packing', category: 'standard', fils: amount(999) } as const] : []),
    ...(line === 'freight' && next() < 0.4
      ? [{ code: 'duty', category: 'out-of-scope', fils: amount() } as const]
      : []),
  ]
  /** The same charges as they came out. */
  const changed = (lines: readonly Priced[]): Priced[] =>
    lines.map((line) =>
      next() < 0.5
        ? line
        : {
            ...line,
            fils: line.fils + BigInt(below(Number(line.fils) / 2) - Math.floor(Number(line.fils) / 4)),
          },
    )

  const charged = async (sessionId: string, how: 'succeeded' | 'failed') =>
    world.must(await world.settle(sessionId, how))

  const book = async (line: Line, of: Quoted, pay: Pay): Promise<void> => {
    const accept = () =>
      world.done(of.customer, calls[line].accept, {
        query: { id: of.quotations[0]!.id },
        body: { terms: true, pay },
      })
    if (pay !== 'credit' && next() < 0.15) await charged((await accept()).sessionId, 'failed')
    const { sessionId } = await accept()
    if (pay !== 'credit') await charged(sessionId, 'succeeded')
  }

  const postFinal = async (line: Line, of: Quoted, lines: readonly Priced[]): Promise<Answer> =>
    app.ask(of.winner, calls[line].final, {
      query: { id: of.requestId },
      body: {
        charges: lines.map((each) => ({
          code: each.code,
          buyingRate: toWire(boughtFor(each)),
          sellingRate: toWire(each.fils),
          reason: 'As it came out',
        })),
        fileDocumentId: await copies[line].document(of, 'VENDOR_QUOTE'),
      },
    })

  const payFinal = async (line: Line, of: Quoted): Promise<void> => {
    const open = () =>
      world.done(of.customer, calls[line].pay, { query: { QuoteID: of.quotations[0]!.id }, way: 1 })
    if (next() < 0.15) await charged((await open()).sessionId, 'failed')
    await charged((await open()).sessionId, 'succeeded')
  }

  /** By staff, after the refund was shown; answers what went back. */
  const cancel = async (line: Line, of: Quoted): Promise<bigint> => {
    const fault = oneOf(['customer', 'agent'] as const)
    const { terms, termsOf, cancel: call, cancelOf } = calls[line]
    const shown = await world.done(admins[0], terms, { query: termsOf(of.requestId) })
    const refund = fault === 'agent' ? shown.refundOfAgentFault : shown.refund
    const body = { reason: 'By chance', fault, refund }
    await world.done(admins[0], call, { query: cancelOf(of.requestId), body })
    return parseMoney(refund)
  }

  const compensate = async (of: Quoted, most: bigint): Promise<bigint> => {
    const query = { id: of.requestId }
    await world.done(of.customer, freight.openDispute, { query, body: { reason: 'By chance' } })
    const fils = 1n + BigInt(below(Number(most)))
    const body = { amount: toWire(fils), note: 'By chance' }
    const { isPosted, compensationId } = await world.done(admins[0], freight.compensateDispute, {
      query,
      body,
    })
    if (!isPosted)
      await world.done(admins[1], freight.decideCompensation, {
        query: { id: compensationId },
        body: { isConfirmed: true },
      })
    return fils
  }

  const deliver = async (line: Line, of: Quoted): Promise<void> => {
    if (line === 'storage') {
      await copies.storage.document(of, 'PROOF_OF_DELIVERY')
      world.must(await warehouses.report(asStored(of), 'DELIVERED'))
    } else
      await copies.freight.unguarded(async () => {
        await app.owner.query(
          `update freight_details set milestones = '{DEPARTED,QS_ARRIVE,QS_DOC,QS_CUD,QS_CUC,QS_DEL}', latest = 'QS_DEL',
            delivered_at = now(), delivery_reported_at = now() where id = $1`,
          [of.requestId],
        )
      })
    await copies[line].document(of, 'INVOICE')
  }

  const complete = (line: Line, of: Quoted) =>
    line === 'freight'
      ? world.done(of.customer, freight.completeDelivery, { query: { id: of.requestId } })
      : world.done(of.winner, storage.completeStorage, { query: { id: of.requestId }, body: {} })

  /** On the final invoice, by amount or by lines; answers what was given back. */
  const note = async (subjectId: string): Promise<bigint> => {
    const { rows } = await app.owner.query<{ id: string; lines: { net: string; category: string }[] }>(
      `select id, lines from tax_invoices where subject_id = $1 and kind = 'final'`,
      [subjectId],
    )
    const [invoice] = rows
    if (!invoice) return 0n
    const { leftTotal, noteRefusal } = await world.done(admins[0], notes.viewTaxDocument, {
      query: { id: invoice.id },
    })
    if (noteRefusal) return 0n
    const at = below(invoice.lines.length)
    const net = 1n + BigInt(below(Number(parseMoney(invoice.lines[at]!.net))))
    const what =
      next() < 0.5
        ? { amount: toWire(1n + BigInt(below(Number(parseMoney(leftTotal))))) }
        : { lines: [{ line: at, net: toWire(net) }] }
    const answer = await app.ask(admins[0], notes.issueNote, {
      query: { id: invoice.id },
      body: { reasonCode: 'DL8.61.1.C', reason: 'By chance', ...what },
    })
    // A refund of the same payment is on its way, or the line is credited already.
    if (['finance.refund-in-progress', 'finance.note-lines'].includes(answer.body.code)) return 0n
    const { number, proposalId, total } = world.must(answer).body
    if (number === null) {
      const decided = await app.ask(admins[1], notes.decideNote, {
        query: { id: proposalId },
        body: { isConfirmed: true },
      })
      if (decided.body.code === 'finance.refund-in-progress') return 0n
      world.must(decided)
    }
    return parseMoney(total)
  }

  const isRefused = async (line: Line, of: Quoted): Promise<boolean> => {
    const { terms, termsOf } = calls[line]
    return (await world.done(admins[0], terms, { query: termsOf(of.requestId) })).refusal !== null
  }

  /** One request from its quotation to wherever chance leads it. */
  const request = async (line: Line): Promise<void> => {
    const lines = linesFor(line)
    const of = await copies[line].next(oneOf(customers), lines)
    const pay = oneOf<Pay>(['half', 'half', 'whole', 'credit'])
    await book(line, of, pay)
    const row: Kept = { subject: of, pay, keptFils: pay === 'half' ? half(totalOf(lines)) : totalOf(lines) }
    kept.push(row)
    if (next() < 0.15) return void (row.keptFils -= await cancel(line, of))
    if (pay === 'half' || next() < 0.5) {
      const final = changed(lines)
      // More space than was booked, so that a new quotation is owed.
      if (line === 'storage') world.must(await warehouses.report(asStored(of), 'STORED', { measuredCBM: 12 }))
      world.must(await postFinal(line, of, final))
      if (pay !== 'credit' && totalOf(final) > row.keptFils) {
        if (next() < 0.1) return
        await payFinal(line, of)
      }
      row.keptFils = totalOf(final)
      // What went back has arrived, so that more may go back.
      await app.work()
      if (line === 'freight' && next() < 0.15 && !(await isRefused(line, of)))
        return void (row.keptFils -= await cancel(line, of))
    } else if (line === 'storage') world.must(await warehouses.report(asStored(of), 'STORED'))
    if (next() < 0.1) return
    await deliver(line, of)
    if (line === 'freight' && next() < 0.3) row.keptFils -= await compensate(of, row.keptFils)
    await complete(line, of)
    while (next() < 0.4) row.keptFils -= await note(of.requestId)
  }

  /** What each request should have, and what it has by the ledger. */
  const expectKept = async (): Promise<void> => {
    const { rows } = await app.owner.query<{ id: string; fils: string }>(
      `select t.subject_id as id, sum(e.amount_fils)::text as fils from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
        where a.kind in ('customer_advance', 'agent_payable') and t.subject_id = any($1::uuid[]) group by 1`,
      [kept.map(({ subject }) => subject.requestId)],
    )
    const held = new Map(rows.map(({ id, fils }) => [id, fils]))
    for (const { subject, pay, keptFils } of kept)
      expect([subject.number, pay, held.get(subject.requestId) ?? '0']).toEqual([
        subject.number,
        pay,
        String(keptFils),
      ])
  }
  const agents = [models.freight.agents[0]!, models.storage.winner] as const
  return { customers, admins, agents, kept, request, note, expectKept, world }
}
export type RandomBusiness = Awaited<ReturnType<typeof randomBusinessOf>>
