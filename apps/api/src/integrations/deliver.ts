// One try to deliver an event: sign, post, note what came of it, and give an address up that has failed for a day.
import {
  keptAnswer,
  answerSeconds,
  isLasting,
  keptDays,
  lastingHours,
  mostAnswerBytes,
  secondsToNext,
  type Fault,
} from '@marsa/model/integrations/webhook.ts'
import { companyAdministrators } from '../accounts/door.ts'
import { systemTransaction, type Db, type Tx } from '../kit/db.ts'
import { openAddresses, postOutside, type OutsideAnswer } from '../kit/post-outside.ts'
import { notify } from '../messages/door.ts'
import { claimDelivery, noteTry, type Claimed, type Tried } from './deliveries.store.ts'
import type { IntegrationParts } from './parts.ts'
import { openSecret, signatureHeader, signatureOf } from './sign.ts'
import { giveUp, noteFailure, noteSuccess } from './webhooks.store.ts'

/** Seconds after which a try that nobody has noted counts as lost: its worker was killed. */
const lostAfter = 60

type DeliveredEvent = { event_id: string; name: string; data: Record<string, unknown>; at: Date }

/** What is sent, the same bytes at every try of an event. */
export const bodyOf = ({ event_id, name, data, at }: DeliveredEvent): string =>
  JSON.stringify({ id: event_id, type: name, createdAt: at.toISOString(), data })

const faultOf = (status: number): Fault | null =>
  status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : 'status'

// What a server answers is text of a stranger: control characters stay out of the database and the page.
const readable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').slice(0, keptAnswer)

const triedOf = (answer: OutsideAnswer): Tried =>
  'fault' in answer
    ? { status: null, milliseconds: answer.milliseconds, fault: answer.fault, answer: '' }
    : {
        status: answer.status,
        milliseconds: answer.milliseconds,
        fault: faultOf(answer.status),
        answer: readable(answer.body),
      }

const post = (claimed: Claimed, { secret, localWebhooks }: IntegrationParts): Promise<OutsideAnswer> => {
  const body = bodyOf(claimed)
  const plain = openSecret(secret, claimed.webhook_id, claimed.secret_sealed)
  const url = new URL(claimed.address)
  return postOutside({
    url,
    body,
    seconds: answerSeconds,
    mostBytes: mostAnswerBytes,
    isOpen: openAddresses(url, localWebhooks),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Marsa-Webhooks/1',
      'marsa-event-id': claimed.event_id,
      'marsa-event': claimed.name,
      [signatureHeader]: signatureOf(plain, Math.floor(Date.now() / 1000), body),
    },
  })
}

const noteFailing = async (tx: Tx, claimed: Claimed): Promise<void> => {
  const failing = await noteFailure(tx, claimed.webhook_id)
  if (!failing || failing.paused || !isLasting(failing.failing_since, failing.now)) return
  await giveUp(tx, claimed.webhook_id)
  await notify(tx, {
    to: { userIds: await companyAdministrators(tx, claimed.company_id) },
    template: 'webhook-given-up',
    params: {
      label: failing.label,
      address: new URL(failing.address).host,
      hours: String(lastingHours),
      days: String(keptDays),
    },
    subjectId: claimed.webhook_id,
    version: failing.failing_since.toISOString(),
  })
}

/** Delivers if it is due; run twice it does nothing more, run after a crash it tries again with the same event id. */
export const deliver = async (db: Db, deliveryId: string, parts: IntegrationParts): Promise<void> => {
  const claimed = await claimDelivery(db, deliveryId, lostAfter)
  if (!claimed) return
  const tried: Tried = claimed.paused
    ? { status: null, milliseconds: 0, fault: 'paused', answer: '' }
    : triedOf(await post(claimed, parts))
  await systemTransaction(db, async (tx) => {
    await noteTry(tx, claimed.id, tried, secondsToNext)
    if (!tried.fault) await noteSuccess(tx, claimed.webhook_id)
    else if (tried.fault !== 'paused') await noteFailing(tx, claimed)
  })
}
