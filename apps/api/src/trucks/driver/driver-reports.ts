// What a driver's phone sends of its truck: steps, notes, photos and signatures, the consent to share the location, positions.
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { timeParam } from '@marsa/model/messages/message.ts'
import { megabytesText, screenOf } from '@marsa/model/documents/upload.ts'
import * as calls from '@marsa/model/trucks/driver/driver-endpoints.ts'
import { positionDays } from '@marsa/model/trucks/driver/driver-link.ts'
import { DriverFileFields } from '@marsa/model/trucks/driver/driver-views.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import { eventTime } from '@marsa/model/trucks/road/event-time.ts'
import { actorByPerson, actorOf } from '../../accounts/door.ts'
import { storeDocuments, type DocumentParts } from '../../documents/door.ts'
import { codeOf, type Db, type Tx } from '../../kit/db.ts'
import { parseInput } from '../../kit/read-input.ts'
import type { Call } from '../../kit/serve.ts'
import { closingOnRefusal } from '../../kit/taken-file.ts'
import { customerOf, isAwarded } from '../../requests/door.ts'
import { allocationIn } from '../execution/facts.ts'
import { slotsOf } from '../execution/slots.store.ts'
import { storeTruckEvent } from '../execution/store-event.ts'
import { trucksLine } from '../line.ts'
import { enqueueMoved } from '../watch/moved.ts'
import { driverOf, jobView, type DriverParts } from './driver-session.ts'
import { documentOfFile, insertNote, noteConsent, noteFile, jobOf, type LinkRow } from './links.store.ts'
import { insertPositions } from './positions.store.ts'

/** The link once its request is locked: whoever exchanged the truck meanwhile was first. */
const lockedDriver = async (parts: DriverParts, call: Pick<Call, 'request' | 'now'>, tx: Tx, id: string) => {
  const { request_id: requestId } = await driverOf(parts, call, tx, id)
  const request = await trucksLine.lock(tx, requestId)
  if (!request || !isAwarded(request)) throw new Problem('trucks.not-booked')
  return { request, link: await driverOf(parts, call, tx, id) }
}

export const reportDriverEvent = (parts: DriverParts) => (call: Call<typeof calls.reportDriverEvent>) => {
  const { now, body, query } = call
  const { deviceAt, ...report } = body
  return call.once(async (tx) => {
    const { link } = await lockedDriver(parts, call, tx, query.link)
    await storeTruckEvent(
      tx,
      { ...report, slotId: link.slot_id, source: 'DRIVER', at: new Date(deviceAt) },
      { userId: null, now },
    )
    return jobView(tx, link, now)
  })
}

export const addDriverNote = (parts: DriverParts) => (call: Call<typeof calls.addDriverNote>) => {
  const { now, body, query } = call
  const { kind, code, post, note, deviceNoteId, offsetMs } = body
  return call.once(async (tx) => {
    const { link, request } = await lockedDriver(parts, call, tx, query.link)
    const deviceAt = new Date(body.deviceAt)
    const { at } = eventTime({ deviceAt, offsetMs, receivedAt: now, previousAt: null })
    const row = { slotId: link.slot_id, deviceNoteId, kind, code, post, note, at, deviceAt, now }
    const id = await insertNote(tx, row)
    if (!id) return succeeded
    const slot = (await slotsOf(tx, [request.id])).find((each) => each.id === link.slot_id)!
    const params = {
      plate: allocationIn(slot)?.plate ?? '',
      time: timeParam(at),
      note,
      ...(kind === 'step' && { step: stepName({ code, post }) }),
    }
    const { agents, publishOwn } = trucksLine.messages
    const provider = agents(request.agent_id)
    if (kind === 'step') await publishOwn(tx, request, 'truck-noted', provider, params, id)
    else await publishOwn(tx, request, 'truck-refused', [customerOf(request), provider], params, id)
    return succeeded
  })
}

/** The provider puts in what its driver sends: the person who gave the link, while that person works there. */
const uploaderOf = async (db: Db, { user_id: userId }: LinkRow): Promise<Actor> => {
  const row = await actorByPerson(db, userId)
  if (!row) throw new Problem('trucks.driver-link')
  return actorOf(row, false, settingDefaults)
}

const { fileBytes } = screenOf(calls.addDriverFile)

const tooLarge = (error: unknown): never => {
  if (codeOf(error) !== 'FST_REQ_FILE_TOO_LARGE') throw error
  throw new Problem('documents.size', { limit: megabytesText(fileBytes) })
}

type Sent = { fields: Record<string, string>; file: { name: string; bytes: Buffer } | undefined }

const receive = async (call: Pick<Call, 'request'>): Promise<Sent> => {
  if (!call.request.isMultipart()) throw new Problem('documents.no-file')
  const limits = { files: 1, fields: 4, parts: 6, fieldSize: 100, fileSize: fileBytes }
  const sent: Sent = { fields: {}, file: undefined }
  for await (const part of call.request.parts({ limits }))
    if (part.type === 'file') sent.file = { name: part.filename, bytes: await buffer(part.file) }
    else sent.fields[part.fieldname] = String(part.value)
  return sent
}

const endings: Record<string, string> = { jpg: 'jpg', jpeg: 'jpg', png: 'png' }

export const addDriverFile =
  (parts: DriverParts & { documents: DocumentParts }) => (call: Call<typeof calls.addDriverFile>) =>
    closingOnRefusal(call, async () => {
      const { db, now, query } = call
      const link = await driverOf(parts, call, db, query.link)
      const { fields, file } = await receive(call).catch(tooLarge)
      const { docCode, deviceFileId } = parseInput(DriverFileFields, fields)
      if (!file) throw new Problem('documents.no-file')
      const known = await documentOfFile(db, link.slot_id, deviceFileId)
      if (known) return { documentId: known }
      const ending = endings[file.name.split('.').at(-1)?.toLowerCase() ?? '']
      if (!ending) throw new Problem('documents.format')
      const { booking_number: number } = await jobOf(db, link.id)
      const name = `${number}-${docCode.toLowerCase().replaceAll('_', '-')}-${randomUUID().slice(0, 8)}.${ending}`
      const [stored] = await storeDocuments(
        parts.documents,
        {
          db,
          now,
          actor: await uploaderOf(db, link),
          once: (work) =>
            call.once(async (tx) => {
              const answer = await work(tx)
              const documentId = (answer as { documentId: string }[])[0]!.documentId
              if (!(await noteFile(tx, link.slot_id, deviceFileId, documentId))) throw new Problem('kit.busy')
              return answer
            }),
        },
        {
          subjectKind: trucksLine.kind,
          subjectId: link.request_id,
          docCode,
          files: [{ name, bytes: file.bytes }],
        },
      )
      return { documentId: stored!.documentId }
    })

export const consentToPositions = (parts: DriverParts) => (call: Call<typeof calls.consentToPositions>) =>
  call.once(async (tx) => {
    const link = await driverOf(parts, call, tx, call.query.link)
    await noteConsent(tx, link.id, call.body.isGiven, call.now)
    return succeeded
  })

/** Positions that are neither older than any are kept nor ahead of the clock. */
export const isKept = (at: Date, now: Date): boolean =>
  at <= now && now.getTime() - at.getTime() < positionDays * 86_400_000

export const addDriverPositions = (parts: DriverParts) => (call: Call<typeof calls.addDriverPositions>) => {
  const { now, body, query } = call
  return call.once(async (tx) => {
    const link = await driverOf(parts, call, tx, query.link)
    const { sharing } = await jobOf(tx, link.id)
    if (!sharing) throw new Problem('trucks.driver-consent')
    const positions = body.fixes.map(({ at, ...fix }) => {
      const corrected = new Date(at).getTime() + body.offsetMs
      return { ...fix, slotId: link.slot_id, at: new Date(Math.min(corrected, now.getTime())) }
    })
    const kept = positions.filter(({ at }) => isKept(at, now))
    const stored = await insertPositions(tx, 'DRIVER', kept, now)
    if (stored > 0) await enqueueMoved(tx, [link.request_id])
    return { stored }
  })
}
