// The desk's queue of express: every cause as one list, late first; who works on what, so that nobody does it twice.
import type {
  takeFromParcelDesk as takeContract,
  viewParcelDesk as viewContract,
} from '@marsa/model/express/desk/desk-endpoints.ts'
import { deskKinds, takeRefusal } from '@marsa/model/express/desk/desk-queue.ts'
import { claimCauseText } from '@marsa/model/express/claims/claim-text.ts'
import type { ClaimCause } from '@marsa/model/express/claims/claim.ts'
import { objectionText, type ObjectionKind } from '@marsa/model/express/recipient/objections.ts'
import { scanFaultText } from '@marsa/model/express/rounds/scan-text.ts'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { stopReason } from '@marsa/model/express/shipments/stop-reason.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { readCities } from '../places/read-cities.ts'
import { deskCounts, deskItems, lockDeskItem, setDeskOwner, type DeskItemRow } from './parcel-desk.store.ts'

const detailOf = ({ kind, detail }: DeskItemRow, language: Lang): string => {
  if (kind === 'OBJECTION') return objectionText[detail as ObjectionKind][language]
  if (kind === 'CLAIM' || kind === 'CLAIM_SECOND') return claimCauseText[detail as ClaimCause][language]
  if (kind === 'CORRECTION') return shipmentStateText[detail as ShipmentState][language]
  if (kind === 'HOLD') return stopReason(language, 'ON_HOLD', detail)
  if (kind === 'FAILED') return stopReason(language, 'DELIVERY_FAILED', detail)
  if (kind !== 'SCAN') return kind === 'MISSED' ? '' : detail
  const said = scanFaultText[detail as keyof typeof scanFaultText]
  return said ? said[language] : detail
}

export const viewParcelDesk = async (
  call: Call<typeof viewContract>,
): Promise<AnswerOf<typeof viewContract>> => {
  const { userId } = signedIn(call)
  const { db, now, language } = call
  const { kind = null, whose } = call.query
  const [counts, items] = await Promise.all([
    deskCounts(db, now),
    deskItems(db, { kind, whose, userId, now }),
  ])
  return {
    counts: deskKinds.map(
      (each) => counts.find((row) => row.kind === each) ?? { kind: each, count: 0, late: 0 },
    ),
    items: (await readCities(db, language, items, 'to_city')).map((row) => ({
      kind: row.kind,
      subjectId: row.subject_id,
      shipmentId: row.shipment_id,
      number: row.number,
      company: row.name_en === null ? null : { en: row.name_en, ar: row.name_ar ?? row.name_en },
      recipient: row.recipient_name,
      city: row.to_city,
      detail: detailOf(row, language),
      since: toOffset(row.since),
      isLate: row.is_late,
      owner: row.owner,
      isOwn: row.owner_id === userId,
    })),
  }
}

export const takeFromParcelDesk = (call: Call<typeof takeContract>): Promise<typeof succeeded> => {
  const { userId, role } = signedIn(call)
  const { kind, subjectId, isTaken } = call.body
  return call.once(async (tx) => {
    const item = await lockDeskItem(tx, kind, subjectId)
    if (!item) throw new Problem('parcel-desk.gone')
    refuse(takeRefusal(item.ownerId, userId, role === 'admin'))
    await setDeskOwner(tx, kind, subjectId, isTaken ? userId : null)
    return succeeded
  })
}
