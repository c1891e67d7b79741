// A bundle bought through the product and paid at the gateway in memory; days are moved, never waited for.
import { bundleEndpoints as calls } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import type { Plan } from '@marsa/model/express/services.ts'
import { receivePaymentNotice } from '@marsa/model/finance/endpoints.ts'
import { paymentNoticeHeader } from '../src/kit/config.ts'
import { noticeSecret, type Answer, type TestApp } from './app.ts'
import type { Person } from './people.ts'

export const orderBundle = (app: TestApp, person: Person, plan: Plan, voids?: string): Promise<Answer> =>
  app.ask(person, calls.buyBundle, { body: { plan, terms: true, ...(voids !== undefined && { voids }) } })

/** What the gateway says of a payment. */
export const settleOrder = (
  app: TestApp,
  sessionId: string,
  status: 'succeeded' | 'failed' = 'succeeded',
): Promise<Answer> => {
  app.gateway.settle(sessionId, { status })
  return app.ask(null, receivePaymentNotice, {
    body: { order: { reference: app.gateway.order(sessionId).ref, merchantOrderReference: sessionId } },
    headers: { [paymentNoticeHeader]: noticeSecret },
  })
}

/** Answers the id of the membership. */
export const addBundle = async (
  app: TestApp,
  person: Person,
  plan: Plan,
  voids?: string,
): Promise<string> => {
  const ordered = await orderBundle(app, person, plan, voids)
  if (ordered.status !== 200) throw new Error(JSON.stringify(ordered.body))
  await settleOrder(app, ordered.body.sessionId)
  const { rows } = await app.owner.query<{ subject_id: string }>(
    'select subject_id from payment_sessions where id = $1',
    [ordered.body.sessionId],
  )
  return rows[0]!.subject_id
}

/** Sets the end of a bundle, by an expression of SQL. */
export const endBundleAt = (app: TestApp, membershipId: string, instant: string) =>
  app.owner.query(
    `update express_memberships set bought_at = least(bought_at, ${instant} - interval '1 day'), ends_at = ${instant} where id = $1`,
    [membershipId],
  )
