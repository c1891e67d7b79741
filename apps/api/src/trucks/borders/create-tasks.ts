// Writes down what the border posts of a booking ask for, and tells both sides what they bring.
import { pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { timeParam } from '@marsa/model/messages/message.ts'
import { carriageOf } from '@marsa/model/trucks/execution/booked-job.ts'
import { borderDues, borderNeeds } from '@marsa/model/trucks/borders/border-needs.ts'
import { borderReminderHours, openFor, type OpenBorder } from '@marsa/model/trucks/borders/border-tasks.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { passageMinutes } from '@marsa/model/trucks/road/positions.ts'
import type { Tx } from '../../kit/db.ts'
import { customerOf, type Booked, type UsualMessages, type UsualRow } from '../../requests/door.ts'
import { slotsOf } from '../execution/slots.store.ts'
import { borderRowsOf, factsFrom } from './border-facts.ts'
import { insertBorderTask } from './borders.store.ts'
import { passagesAt } from './passages.ts'

type Row = UsualRow<TruckForm>

export const borderSides = ['customer', 'agent'] as const

const namesOf = (codes: readonly DocCode[]) => ({
  en: codes.map((code) => documentTypes[code].en).join(', '),
  ar: codes.map((code) => documentTypes[code].ar).join('، '),
})

/** One side is told what it still brings; `version` makes it another occasion. */
export const tellSide = <Own extends Row>(
  tx: Tx,
  { agents, publishOwn }: UsualMessages<Own>,
  {
    request,
    side,
    open,
  }: { request: Booked<NoInfer<Own>>; side: (typeof borderSides)[number]; open: OpenBorder },
  [occasion, version]: ['border-task' | 'border-reminder', string],
): Promise<void> => {
  const to = side === 'customer' ? customerOf(request) : agents(request.agent_id)
  const params = { documents: namesOf(open.documents), time: timeParam(open.due) }
  return publishOwn(tx, request, occasion, to, params, version)
}

/** Of a booking across borders, once it has its trucks. */
export const createBorderTasks = async <Own extends Row>(
  tx: Tx,
  messages: UsualMessages<Own>,
  request: Booked<NoInfer<Own>>,
  { hasDeposit, pickupAt, now }: { hasDeposit: boolean; pickupAt: Date; now: Date },
): Promise<void> => {
  const carriage = carriageOf(request.form)
  if (carriage.movement !== 'CROSS_BORDER') return
  const { hsCode: commodity, hazardous } = request.form
  const needs = borderNeeds({ ...carriage, commodity, hazardous, hasDeposit })
  const posts = [...new Set(needs.map(({ post }) => post))]
  const passages = await passagesAt(tx, posts)
  const dues = borderDues(posts, { at: pickupAt, pin: pinOf(request.form.pickup) }, (post) =>
    passageMinutes(passages(post)),
  )
  const slots = await slotsOf(tx, [request.id])
  const soon = new Date(now.getTime() + borderReminderHours * 3_600_000)
  for (const { post, code: docCode, by: owner, required: isRequired, perTruck } of needs) {
    const due = dues.get(post)!
    for (const slotId of perTruck ? slots.map(({ id }) => id) : [null]) {
      const task = { slotId, post, docCode, owner, isRequired, due, remindedAt: due <= soon ? now : null }
      await insertBorderTask(tx, request.id, task, null)
    }
  }
  const facts = factsFrom((await borderRowsOf(tx, [request.id]))(request.id), slots)
  for (const side of borderSides) {
    const open = openFor(facts, side)
    if (open) await tellSide(tx, messages, { request, side, open }, ['border-task', 'booked'])
  }
}
