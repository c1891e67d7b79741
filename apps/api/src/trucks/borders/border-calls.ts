// Documents at border posts as both sides and staff see them; a further one is asked for, and the desk does without one.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import type * as calls from '@marsa/model/trucks/borders/border-endpoints.ts'
import {
  askBorderRefusal,
  borderReminderHours,
  openFor,
  waiveBorderRefusal,
} from '@marsa/model/trucks/borders/border-tasks.ts'
import { borderPosts } from '@marsa/model/trucks/road/border-routes.ts'
import { timeParam } from '@marsa/model/messages/message.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { customerOf, isAwarded, lockBooked, type Booked } from '../../requests/door.ts'
import { slotsOf } from '../execution/slots.store.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { borderRowsOf, factsFrom } from './border-facts.ts'
import { bookingsDue, insertBorderTask, noteReminded, waiveTask } from './borders.store.ts'
import { borderSides, tellSide } from './create-tasks.ts'

const factsOf = async (tx: Tx, request: Booked<TruckRow>) => {
  const rows = (await borderRowsOf(tx, [request.id]))(request.id)
  return { rows, facts: factsFrom(rows, await slotsOf(tx, [request.id])) }
}

export const askBorderDocument = (call: Call<typeof calls.askBorderDocument>) => {
  const { now, body, query } = call
  const actor = signedIn(call)
  const { post, docCode, owner, reason } = body
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id })
    const { facts } = await factsOf(tx, request)
    const other = facts.tasks.find((task) => task.post === post)
    if (!other) throw new Problem('trucks.border-none')
    refuse(askBorderRefusal(facts, { post, docCode }))
    const due = other.due > now ? other.due : now
    const soon = due.getTime() - now.getTime() <= borderReminderHours * 3_600_000
    const task = { slotId: null, post, docCode, owner, isRequired: true, due, remindedAt: soon ? now : null }
    const taskId = await insertBorderTask(tx, request.id, task, { userId: actor.userId, note: reason })
    const as = kindOf(actor) === 'agent' ? 'agent' : 'desk'
    const moved = await trucksLine.touch(tx, request, as)
    const { agents, publishOwn } = trucksLine.messages
    const { en, ar } = documentTypes[docCode]
    const { country: _, ...at } = borderPosts[post]
    const params = { post: at, document: { en, ar }, reason, time: timeParam(due) }
    const to = owner === 'customer' ? customerOf(moved) : agents(moved.agent_id)
    await publishOwn(tx, moved, 'border-asked', to, params, taskId)
    return { taskId }
  })
}

export const waiveBorderTask = (call: Call<typeof calls.waiveBorderTask>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id })
    const { facts } = await factsOf(tx, request)
    const task = facts.tasks.find(({ id }) => id === body.taskId)
    if (!task) throw new Problem('trucks.border-task-not-found')
    refuse(waiveBorderRefusal(task, facts))
    await waiveTask(tx, task.id, { userId, reason: body.reason, now })
    await trucksLine.publishChange(tx, await trucksLine.touch(tx, request, 'desk'))
    return succeeded
  })
}

/** Reminds each side of what it still brings a day before the first of it is due. */
export const remindOfBorders = async (db: Db, clock: Clock): Promise<void> => {
  const now = clock.now()
  const by = new Date(now.getTime() + borderReminderHours * 3_600_000)
  for (const { id } of await bookingsDue(db, by))
    await systemTransaction(db, async (tx) => {
      const request = await trucksLine.lock(tx, id)
      if (!request || !isAwarded(request) || !usualBooked.includes(request.state)) return
      const { rows, facts } = await factsOf(tx, request)
      const reached = rows.tasks.filter(({ due, reminded_at: reminded }) => due <= by && reminded === null)
      await noteReminded(
        tx,
        reached.map((row) => row.id),
        now,
      )
      for (const side of borderSides) {
        const tasks = facts.tasks.filter((task) => reached.some((row) => row.id === task.id))
        const open = openFor({ ...facts, tasks }, side)
        const version = reached[0]?.id ?? ''
        if (open)
          await tellSide(tx, trucksLine.messages, { request, side, open }, ['border-reminder', version])
      }
    })
}
