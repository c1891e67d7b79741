// The border posts of a booking with their documents, how ready each is, and how long trucks usually take there.
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import type * as calls from '@marsa/model/trucks/borders/border-endpoints.ts'
import type { BorderPostView, BorderTaskView } from '@marsa/model/trucks/borders/border-endpoints.ts'
import { askableDocuments } from '@marsa/model/trucks/borders/border-needs.ts'
import {
  borderTaskState,
  documentOf,
  isBehind,
  isSettled,
  readiness,
  waiveBorderRefusal,
  type BorderFacts,
} from '@marsa/model/trucks/borders/border-tasks.ts'
import type { BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import { hasStep, type RoadEvent } from '@marsa/model/trucks/road/event-order.ts'
import { passageMinutes } from '@marsa/model/trucks/road/positions.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { readBooking } from '../../requests/door.ts'
import { slotsOf, type SlotRow } from '../execution/slots.store.ts'
import { trucksLine } from '../line.ts'
import { borderRowsOf, factsFrom, taskOf, type BorderRows } from './border-facts.ts'
import type { BorderTaskRow } from './borders.store.ts'
import { passagesAt } from './passages.ts'

type Seen = {
  rows: BorderRows
  facts: BorderFacts
  slots: readonly SlotRow[]
  kind: ActorKind
  isUnderWay: boolean
}

const taskView = (row: BorderTaskRow, { rows, facts, slots, kind, isUnderWay }: Seen): BorderTaskView => {
  const task = taskOf(row)
  const state = borderTaskState(task, facts)
  const document = documentOf(task, facts)
  const returned = rows.documents.find(({ id }) => id === document?.id)?.return_reason ?? null
  const isOpen = isUnderWay && !isSettled(state) && !isBehind(task, facts.trucks)
  const isDesk = kind === 'desk' || kind === 'admin'
  return {
    taskId: row.id,
    docCode: row.doc_code,
    owner: row.owner,
    isRequired: row.is_required,
    slot: row.slot_id,
    n: slots.find(({ id }) => id === row.slot_id)?.n ?? null,
    plate: facts.trucks.find(({ id }) => id === row.slot_id)?.plate ?? null,
    state,
    documentId: document?.id ?? null,
    reason: row.waive_reason ?? (state === 'RETURNED' ? returned : row.note),
    due: toOffset(row.due),
    isOpen,
    isOwn: isOpen && (kind === row.owner || kind === 'desk'),
    waiveRefusal: isDesk && isUnderWay ? (waiveBorderRefusal(task, facts) ?? null) : 'kit.forbidden',
  }
}

const postView = (post: BorderPost, minutes: readonly number[], seen: Seen): BorderPostView => {
  const { rows, facts, kind, isUnderWay } = seen
  const own = rows.tasks.filter((row) => row.post === post)
  const at = (code: RoadEvent) => facts.trucks.filter(({ steps }) => hasStep(steps, { code, post })).length
  const submitted = at('BORDER_SUBMITTED')
  const mayAsk = isUnderWay && (kind === 'agent' || kind === 'desk' || kind === 'admin')
  return {
    post,
    due: toOffset(own[0]!.due),
    ready: readiness(own.map(taskOf), facts),
    usualMinutes: Math.round(passageMinutes(minutes)),
    passages: minutes.length,
    waiting: at('BORDER_WAITING'),
    submitted,
    cleared: at('BORDER_CLEARED'),
    tasks: own.map((row) => taskView(row, seen)),
    askRefusal: mayAsk
      ? submitted === facts.trucks.length
        ? 'trucks.border-passed'
        : null
      : 'kit.forbidden',
  }
}

export const listBorderTasks = async (call: Call<typeof calls.listBorderTasks>) => {
  const { db, query } = call
  const actor = signedIn(call)
  const request = await readBooking(trucksLine, db, call, query.id)
  const rows = (await borderRowsOf(db, [request.id]))(request.id)
  const slots = await slotsOf(db, [request.id])
  const facts = factsFrom(rows, slots)
  const posts = [...new Set(rows.tasks.map(({ post }) => post))]
  const passages = await passagesAt(db, posts)
  const isUnderWay = usualBooked.includes(request.state)
  const seen = { rows, facts, slots, kind: kindOf(actor), isUnderWay }
  return {
    id: request.id,
    trucks: slots.length,
    ready: readiness(facts.tasks, facts),
    posts: posts.map((post) => postView(post, passages(post), seen)),
    askable: [...askableDocuments],
  }
}
