// A warehouse labels the pieces that it has taken in: each has a code of its own, given once, and printed as often as it is asked for.
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  downloadStorageLabel as oneContract,
  downloadStorageLabels as fileContract,
  issueStorageLabels as contract,
} from '@marsa/model/warehouse/label-endpoints.ts'
import { ssccOf } from '@marsa/model/warehouse/sscc.ts'
import { labelsRefusal, unitLabel, unlabelled, type UnitPlace } from '@marsa/model/warehouse/unit-labels.ts'
import { printLabelPages } from '../../documents/door.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findTheirs } from '../../requests/door.ts'
import { lockExecution } from '../goods/execution.ts'
import { itemsOf } from '../goods/items.store.ts'
import { prefixOf } from '../site/site.store.ts'
import { publishChange, touch, usual } from '../usual.ts'
import {
  insertUnits,
  labelHead,
  labelsOf,
  notePrinted,
  takeSerials,
  unitsOf,
  type LabelRow,
} from './labels.store.ts'

/** The next codes behind a prefix for these pieces, in their order. */
const coded = async (tx: Tx, prefix: string, places: readonly UnitPlace[]) => {
  const first = (await takeSerials(tx, prefix, places.length)) - places.length + 1
  return places.map((place, index) => {
    const sscc = ssccOf(prefix, first + index)
    if (sscc === undefined) throw new Problem('warehouse.sscc-full')
    return { ...place, sscc }
  })
}

export const issueStorageLabels = (call: Call<typeof contract>) => {
  const { now } = call
  const { userId, companyId } = signedIn(call)
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, call, call.query.id)
    const items = await itemsOf(tx, request.id)
    const prefix = (await prefixOf(tx, companyId)) ?? null
    refuse(labelsRefusal({ ...facts, prefix, items }))
    const places = unlabelled(items, await unitsOf(tx, request.id))
    await notePrinted(tx, request.id, { userId, now })
    if (prefix !== null && places.length > 0) {
      await insertUnits(tx, request.id, await coded(tx, prefix, places), { userId, now })
      await publishChange(tx, await touch(tx, request, 'agent'))
    }
    return { labels: items.reduce((sum, { quantity }) => sum + quantity, 0), issued: places.length }
  })
}

const theirRequest = async (call: Call<typeof fileContract | typeof oneContract>) => {
  const request = await findTheirs(usual, call.db, call, call.query.id)
  if (!request) throw new Problem('warehouse.not-found')
  return request
}

type Sending = { id: string; number: string; labels: readonly LabelRow[]; name: string }

const sendLabels = async (call: Pick<Call, 'db' | 'now' | 'request' | 'reply'>, sending: Sending) => {
  const { id, number, labels, name } = sending
  const { en, ar, received_at } = await labelHead(call.db, id)
  const receivedOn = dayOf(received_at)
  const pages = labels.map((label) => unitLabel({ ...label, warehouse: { en, ar }, number, receivedOn }))
  const pdf = await printLabelPages(number, pages, call.now).catch((error: unknown) => {
    call.request.log.error({ error }, 'labels of stored goods could not be printed')
    throw new Problem('warehouse.labels-failed')
  })
  return attachment(call.reply, 'application/pdf', name).send(pdf)
}

export const downloadStorageLabels = async (call: Call<typeof fileContract>) => {
  const { id, number } = await theirRequest(call)
  const labels = await labelsOf(call.db, id)
  if (labels.length === 0) throw new Problem('warehouse.labels-first')
  return sendLabels(call, { id, number, labels, name: `${number}-labels.pdf` })
}

export const downloadStorageLabel = async (call: Call<typeof oneContract>) => {
  const { id, number } = await theirRequest(call)
  const { sscc } = call.query
  const labels = await labelsOf(call.db, id, sscc)
  if (labels.length === 0) throw new Problem('warehouse.label-unknown')
  return sendLabels(call, { id, number, labels, name: `${number}-label-${sscc}.pdf` })
}
