// Carrying out: guards of the milestones over HTTP, what the final quotation may say, documents that hold, completion and feedback.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { deleteDocument, listDocuments, reviewDocument } from '@marsa/model/documents/endpoints.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { one } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { chargesFor } from '../../../test/freight-forms.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { autoComplete } from './timers.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const code = async (answer: Promise<Answer>): Promise<string> => (await answer).body.code
const complete = (journey: Journey, person = journey.customer, body: Record<string, unknown> = {}) =>
  app.ask(person, freight.completeDelivery, { query: { id: journey.requestId }, body })
const documentOf = async (journey: Journey, docCode: string): Promise<string> => {
  const listed = (await world.done(journey.winner, listDocuments, {
    query: { RequestId: journey.requestId },
  })) as { documentId: string; docCode: string }[]
  return listed.findLast((each) => each.docCode === docCode)!.documentId
}
const remove = (journey: Journey, documentId: string) =>
  app.ask(journey.winner, deleteDocument, { query: { documentId }, way: 1 })

describe('a milestone', () => {
  test('comes in order, once, with its documents and with the money it waits for', async () => {
    const journey = await world.booked({ carriage: 'sea-import-door' })
    expect(await code(world.report(journey, 'QS_DOC'))).toBe('freight.delivery-order-first')
    expect(await code(world.report(journey, 'QS_CUD'))).toBe('freight.milestone-too-early')
    await world.reach(journey, 'QS_DOC')
    expect(await code(world.report(journey, 'QS_DOC'))).toBe('freight.milestone-done')
    expect(await code(world.report(journey, 'QS_CUD'))).toBe('freight.customs-papers-missing')
    await world.reach(journey, 'QS_CUD', 'QS_CUC', 'QS_ARRIVE')
    expect(
      (await world.report(journey, 'QS_CGO', {}, { headers: { 'x-language': 'ar' } })).body,
    ).toMatchObject({
      code: 'freight.milestone-too-early',
      errorMessage: 'سجّل خطوة «تم تفريغ البضاعة» أولًا.',
    })
    const { milestones } = (await world.view(journey.winner, journey)) as ShipmentDetail
    expect(milestones.filter((each) => each.after).map(({ code, after }) => [code, after])).toEqual([
      ['QS_CGO', 'QS_DIS'],
      ['QS_PRG', 'QS_CGO'],
      ['QS_DEL', 'QS_PRG'],
    ])
    await world.reach(journey, 'QS_DIS', 'QS_CGO')
    expect(await code(world.report(journey, 'QS_PRG'))).toBe('freight.final-quote-first')
    world.must(await world.finalQuote(journey))
    expect(await code(world.report(journey, 'QS_PRG'))).toBe('freight.balance-open')
    await world.payFinal(journey)
    await world.reach(journey, 'QS_PRG')
    expect(await code(world.report(journey, 'QS_DEL'))).toBe('freight.proof-first')
    expect(await code(world.finalQuote(journey))).toBe('freight.final-paid')
    expect(await code(complete(journey))).toBe('freight.not-delivered')
    await world.reach(journey, 'QS_DEL')
    expect(await code(complete(journey))).toBe('freight.invoice-first')
  })

  test('of another carriage is not part of this one, and at a port the goods wait for customs and the release', async () => {
    const journey = await world.booked({ carriage: 'air-import-port', agents: 1 })
    for (const other of ['QS_DIS', 'QS_CGO', 'QS_PRG'] as const)
      expect(await code(world.report(journey, other))).toBe('freight.milestone-not-part')
    await world.reach(journey, 'QS_ARRIVE')
    expect((await world.report(journey, 'QS_DEL')).body).toMatchObject({
      code: 'freight.milestone-too-early',
      errorMessage: 'Report “Customs cleared” first.',
    })
    await world.reach(journey, 'QS_DOC', 'QS_CUD', 'QS_CUC')
    expect(await code(world.report(journey, 'QS_DEL'))).toBe('freight.final-quote-first')
    world.must(await world.finalQuote(journey))
    expect(await code(world.report(journey, 'QS_DEL'))).toBe('freight.balance-open')
    await world.payFinal(journey)
    expect(await code(world.report(journey, 'QS_DEL'))).toBe('freight.release-first')
  })

  test('is the winner’s: for a loser the shipment is not there, and a customer cannot report at all', async () => {
    const journey = await world.booked()
    expect((await world.report({ ...journey, winner: journey.agents[1]! }, 'DEPARTED')).status).toBe(404)
    expect((await world.report({ ...journey, winner: journey.customer }, 'DEPARTED')).status).toBe(403)
    const unbooked = await world.quoted()
    expect((await world.report(unbooked, 'DEPARTED')).status).toBe(404)
    expect((await world.view(journey.customer, journey)).ahead).toContain('DEPARTED')
  })

  test('has not happened yet when its time is ahead', async () => {
    const journey = await world.booked({ agents: 1 })
    const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
    expect(await code(world.report(journey, 'DEPARTED', { at }))).toBe('freight.future-event')
    expect((await world.report(journey, 'DEPARTED', { eta: '2026-02-30' })).status).toBe(422)
  })

  test('brings numbers whose check digit fits, and the arrival fixes the day', async () => {
    const journey = await world.booked({ agents: 1 })
    expect(
      (await world.report(journey, 'DEPARTED', { containerNumber: 'CSQU3054384' })).body.fieldErrors[0],
    ).toMatchObject({ field: 'containerNumber', code: 'reference.container.check-digit' })
    world.must(
      await world.report(journey, 'DEPARTED', {
        containerNumber: 'csqu 305438 3',
        blNumber: 'SHAJEA26001',
        eta: '2026-12-24',
      }),
    )
    expect(await world.view(journey.customer, journey)).toMatchObject({
      containerNumber: 'CSQU3054383',
      blNumber: 'SHAJEA26001',
      eta: '2026-12-24',
    })
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000).toISOString()
    world.must(await world.report(journey, 'QS_ARRIVE', { at: yesterday }))
    expect(await world.view(journey.customer, journey)).toMatchObject({
      eta: dayOf(new Date(yesterday)),
      containerNumber: 'CSQU3054383',
    })
  })

  test('with a version that is not the newest is too late', async () => {
    const journey = await world.booked({ agents: 1 })
    const { version } = await world.view(journey.winner, journey)
    world.must(await world.report(journey, 'DEPARTED', { version }))
    expect(await code(world.report(journey, 'QS_ARRIVE', { version }))).toBe('kit.moved-on')
  })
})

describe('the final quotation', () => {
  test('is not below the down payment, keeps the rules of charges, and is the winner’s', async () => {
    const journey = await world.booked()
    const post = (body: Record<string, unknown>, person = journey.winner) =>
      app.ask(person, freight.postFinalQuote, { query: { id: journey.requestId }, body })
    const line = (sellingRate: string) => ({
      charges: [{ code: 'ocean-freight', buyingRate: '1.00', sellingRate, reason: 'As it came out' }],
    })
    const filed = async (sellingRate: string) => ({
      ...line(sellingRate),
      fileDocumentId: await world.document(journey.winner, journey.requestId, 'VENDOR_QUOTE'),
    })
    expect(await code(post(line('4135.49')))).toBe('quotes.final-below-down-payment')
    expect((await post({ charges: chargesFor('sea', '4999.99') })).body.fieldErrors[0]).toMatchObject({
      field: 'charges.0.sellingRate',
      code: 'quotes.selling-below-buying',
    })
    expect(
      await code(
        post({
          ...line('9000'),
          fileDocumentId: await documentOf({ ...journey, winner: journey.agents[1]! }, 'VENDOR_QUOTE'),
        }),
      ),
    ).toBe('quotes.file-required')
    expect((await post(line('9000'), journey.agents[1])).status).toBe(404)
    expect((await post(line('9000'), journey.customer)).status).toBe(403)
    expect((await world.view(journey.customer, journey)).money.total).toBe('8271.00')
    const old = await documentOf(journey, 'VENDOR_QUOTE')
    expect(await code(post(line('9000')))).toBe('quotes.file-required')
    expect(await code(post({ ...line('9000'), fileDocumentId: old }))).toBe('quotes.final-file-own')
    const { reason: _, ...silent } = line('9000').charges[0]!
    expect((await post({ ...(await filed('9000')), charges: [silent] })).body.fieldErrors).toEqual([
      expect.objectContaining({ field: 'charges.0.reason', code: 'quotes.reason-required' }),
    ])
    expect(world.must(await post(await filed('4135.50'))).body).toMatchObject({
      balance: '0.00',
      status: 'QS_PPA',
    })
  })

  test('may be posted again until it is being paid; both versions stay', async () => {
    const journey = await world.booked({ agents: 1 })
    world.must(await world.finalQuote(journey, '7400.00'))
    expect(world.must(await world.finalQuote(journey, '7500.00')).body.balance).toBe('4435.50')
    const kept = await one<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from quotations where final_of = ${journey.quotations[0]!.id}`,
    )
    expect(kept.n).toBe(2)
    expect((await world.view(journey.customer, journey)).quotation).toMatchObject({
      isFinal: true,
      version: 3,
      totalEstimate: '8571.00',
    })
  })

  test('comes before the delivery', async () => {
    const customer = await world.customer({ creditFils: 1_000_000n })
    const journey = await world.delivered({ agents: 1, pay: 'credit', customer })
    expect(await code(world.finalQuote(journey))).toBe('freight.milestone-done')
  })
})

describe('a document that something stands on', () => {
  test('is not deleted: the file of a sent quotation, and the invoice of a completed delivery', async () => {
    const journey = await world.completed({ agents: 1 })
    for (const docCode of ['VENDOR_QUOTE', 'INVOICE'])
      expect((await remove(journey, await documentOf(journey, docCode))).status).not.toBe(200)
    await expect(
      app.owner.query(`update documents set deleted_at = now() where id = $1`, [
        await documentOf(journey, 'INVOICE'),
      ]),
    ).rejects.toThrow()
  })

  test('does not count when it was returned: customs waits for another', async () => {
    const journey = await world.booked({ agents: 1 })
    await world.reach(journey, 'QS_DOC')
    await world.document(journey.customer, journey.requestId, 'PACKING_LIST')
    await world.document(journey.customer, journey.requestId, 'BILL_OF_LADING')
    await world.document(journey.customer, journey.requestId, 'HEALTH_CERTIFICATE')
    const documentId = await documentOf(journey, 'PACKING_LIST')
    await world.done(journey.winner, reviewDocument, {
      body: { documentId, outcome: 'return', reason: 'Page two is missing' },
    })
    expect(await code(world.report(journey, 'QS_CUD'))).toBe('freight.customs-papers-missing')
    await world.document(journey.customer, journey.requestId, 'PACKING_LIST')
    expect((await world.report(journey, 'QS_CUD')).status).toBe(200)
  })
})

describe('completion', () => {
  test('happens once, by customer or winner, and by no loser', async () => {
    const journey = await world.delivered()
    await world.document(journey.winner, journey.requestId, 'INVOICE')
    expect((await complete(journey, journey.agents[1])).status).toBe(404)
    world.must(await complete(journey))
    expect(await code(complete(journey))).toBe('freight.not-booked')
  })

  test('happens by itself after seven days, not before, and not without the invoice', async () => {
    const journey = await world.delivered({ agents: 1 })
    const state = async () => (await world.view(journey.customer, journey)).status
    await world.document(journey.winner, journey.requestId, 'INVOICE')
    await autoComplete(app.db, journey.requestId, app.clock)
    expect(await state()).toBe('QS_DEL')
    await app.owner.query(
      `update freight_details set delivery_reported_at = now() - interval '7 days 1 second' where id = $1`,
      [journey.requestId],
    )
    await app.owner.query(
      `update documents set state = 'RETURNED', move = 'return', moved_as = 'desk' where subject_id = $1 and doc_code = 'INVOICE'`,
      [journey.requestId],
    )
    await autoComplete(app.db, journey.requestId, app.clock)
    expect(await state()).toBe('QS_DEL')
    await world.document(journey.winner, journey.requestId, 'INVOICE')
    await autoComplete(app.db, journey.requestId, app.clock)
    await autoComplete(app.db, journey.requestId, app.clock)
    expect(await state()).toBe('QS_CMP')
  })
})

describe('feedback', () => {
  const rate = (token: string, body: Record<string, unknown>) =>
    app.ask(null, freight.rateShipment, { body: { postShppingRequest: token, ...body } })

  test('is given once and commented once, from the link alone', async () => {
    const journey = await world.completed({ agents: 1 })
    const { feedbackToken } = await world.view(journey.customer, journey)
    const said = async (body: Record<string, unknown>) =>
      world.must(await rate(feedbackToken, body)).body.alreadySubmitted
    // A page that is opened without a rating only asks whether the link was used.
    expect(await said({ updateComments: false })).toBe(false)
    expect(await said({ updateComments: false })).toBe(false)
    expect(await said({ updateComments: false, rating: 4 })).toBe(false)
    expect(await said({ updateComments: false })).toBe(true)
    expect(await said({ updateComments: false, rating: 1 })).toBe(true)
    expect(await code(rate(feedbackToken, { updateComments: true, comments: '  ' }))).toBe(
      'quotes.comment-required',
    )
    expect(
      (await rate(feedbackToken, { updateComments: true, comments: 'x'.repeat(151) })).body.fieldErrors[0]
        .code,
    ).toBe('quotes.comment-long')
    expect(await said({ updateComments: true, comments: 'x'.repeat(150) })).toBe(false)
    expect(await said({ updateComments: true, comments: 'Again' })).toBe(true)
    const kept = await one<{ rating: number; comments: string }>(
      app.db,
      sql`select rating, comments from request_feedback where request_id = ${journey.requestId}`,
    )
    expect(kept).toEqual({ rating: 4, comments: 'x'.repeat(150) })
  })

  test('needs a link that we wrote, for a delivery that is complete', async () => {
    const [done, under] = [await world.completed({ agents: 1 }), await world.delivered({ agents: 1 })]
    const { feedbackToken } = await world.view(done.customer, done)
    expect((await world.view(under.customer, under)).feedbackToken).toBeNull()
    const forged = `${under.requestId}.${String(feedbackToken).split('.')[1]}`
    for (const token of [forged, done.requestId, `${feedbackToken}x`, `${feedbackToken}.x`, '.', ''])
      expect(await code(rate(token, { updateComments: false, rating: 5 }))).toBe('freight.feedback-link')
  })
})
