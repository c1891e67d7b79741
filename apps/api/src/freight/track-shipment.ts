// Tracking by number: visitors by container or chassis, signed-in people by all; milestones and port only (A 2, Z31).
import { toOffset } from '@marsa/model/kit/day.ts'
import { cleanText, latinDigits } from '@marsa/model/kit/id.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  trackShipment as contract,
  validateDocumentNumbers as validateContract,
} from '@marsa/model/freight/public-endpoints.ts'
import { freightEventText, freightStatusText } from '@marsa/model/freight/text.ts'
import {
  checkAirWaybill,
  checkChassisNumber,
  checkContainerNumber,
  type Checked,
} from '@marsa/model/reference/identifiers.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import type { Call } from '../kit/serve.ts'
import { trackedBy, type TrackType } from './tracking.store.ts'

const publicText = { ...freightStatusText, ...freightEventText }
const visitorTypes: readonly TrackType[] = ['container', 'chassis']

const compact = (text: string): string => latinDigits(cleanText(text)).replace(/\s/g, '').toUpperCase()

/** How a number of each type is read; what is not here has no form of its own. */
const checks: Partial<Record<TrackType, (text: string) => Checked>> = {
  awb: checkAirWaybill,
  container: checkContainerNumber,
  chassis: checkChassisNumber,
}

const numberOf = (type: TrackType, text: string): string => {
  const checked = checks[type]?.(text)
  if (!checked) return compact(text)
  if (checked.problem !== undefined)
    throw new Problem('kit.invalid', checked.params, { number: checked.problem })
  return checked.value
}

export const trackShipment = async (call: Call<typeof contract>) => {
  const { type } = call.query
  if (!call.actor && !visitorTypes.includes(type)) throw new Problem('kit.signed-out')
  const number = numberOf(type, call.query.number)
  const row = await trackedBy(call.db, type, number)
  if (!row) throw new Problem('freight.not-found')
  if (!row.events.length)
    throw new Problem(row.mode === 'sea' ? 'freight.not-at-port' : 'freight.not-at-airport')
  const textOf = (code: string): { en: string; ar: string } => ({
    ...publicText[code as keyof typeof publicText],
  })
  // Money is nobody's business here: the status is the newest milestone, or that all is done.
  const status = row.state === 'QS_CMP' ? row.state : (row.milestones.at(-1) ?? 'DEPARTED')
  return {
    number,
    mode: row.mode,
    status: { code: status, ...textOf(status) },
    route: { en: `${row.from_en} to ${row.to_en}`, ar: `من ${row.from_ar} إلى ${row.to_ar}` },
    eta: row.eta,
    events: row.events.map((event) => ({
      code: event.code,
      ...textOf(event.code),
      at: toOffset(new Date(event.at)),
      place: event.place === null ? null : { en: event.place, ar: event.place },
    })),
  }
}

/** Checks a bill of lading and a container number before they are used (C023). */
export const validateDocumentNumbers = async (call: Call<typeof validateContract>) => {
  const { blNumber, containerNumber } = call.body
  const container = containerNumber ? checkContainerNumber(containerNumber) : undefined
  const lading = blNumber === undefined ? undefined : /^[A-Z0-9-]{4,35}$/.test(compact(blNumber))
  const fields = [
    ...(lading === undefined ? [] : [{ name: 'blNumber', valid: lading, message: null }]),
    ...(container
      ? [
          {
            name: 'containerNumber',
            valid: container.problem === undefined,
            message:
              container.problem === undefined
                ? null
                : sentence(referenceProblems, call.language, container.problem, container.params),
          },
        ]
      : []),
  ]
  const tracked =
    container?.value !== undefined ? await trackedBy(call.db, 'container', container.value) : undefined
  return {
    valid: fields.length > 0 && fields.every((field) => field.valid),
    fields,
    eta: tracked?.eta ?? null,
  }
}
