// Tracking by number: visitors by container or chassis, signed-in people by all; milestones and port only (A 2, Z31).
import { dayOf, instantOf, toOffset } from '@marsa/model/kit/day.ts'
import { typedNumber } from '@marsa/model/kit/id.ts'
import { Problem, sentence } from '@marsa/model/kit/problem.ts'
import type { Lang, TextParams } from '@marsa/model/kit/text.ts'
import { arrivalOf } from '@marsa/model/freight/execution/arrival.ts'
import { exampleDays, exampleShipment } from '@marsa/model/freight/example-shipment.ts'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import type {
  Tracked,
  trackShipment as contract,
  trackSharedShipment as sharedContract,
  trackSolved as solvedContract,
  validateDocumentNumbers as validateContract,
} from '@marsa/model/freight/public-endpoints.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { freightEventText, freightStatusText } from '@marsa/model/freight/text.ts'
import {
  checkAirWaybill,
  checkChassisNumber,
  checkContainerNumber,
  type Checked,
} from '@marsa/model/reference/identifiers.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { spendPuzzle } from '../../accounts/door.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { reportsInOrder, reportsOf } from '../events/view-reports.ts'
import { isFollowed, requestOfToken } from '../../requests/door.ts'
import { trackedBy, type TrackedRow, type TrackType } from './tracking.store.ts'

const publicText = { ...freightStatusText, ...freightEventText }
const visitorTypes: readonly TrackType[] = ['container', 'chassis']

/** How a number of each type is read; what is not here has no form of its own. */
const checks: Partial<Record<TrackType, (text: string) => Checked>> = {
  awb: checkAirWaybill,
  container: checkContainerNumber,
  chassis: checkChassisNumber,
}

const numberOf = (type: TrackType, text: string): string => {
  const checked = checks[type]?.(text)
  if (!checked) return typedNumber(text)
  if (checked.problem !== undefined)
    throw new Problem('kit.invalid', checked.params, { number: checked.problem })
  return checked.value
}

/** The business answer while nothing has moved (A 5). */
const notYet = (mode: TrackedRow['mode']) =>
  mode === 'sea' ? ('freight.not-at-port' as const) : ('freight.not-at-airport' as const)

type Both = Tracked['route']

const textOf = (code: string): Both => ({
  ...publicText[code as keyof typeof publicText],
})
const routeOf = (from: Both, to: Both): Both => ({
  en: `${from.en} to ${to.en}`,
  ar: `من ${from.ar} إلى ${to.ar}`,
})

/** What the landing page tells of its example, for whoever types its number. */
const exampleOf = (now: Date): Tracked => {
  const { container, from, to } = exampleShipment
  const { departed, arrives } = exampleDays(dayOf(now))
  return {
    number: container,
    mode: 'sea',
    status: { code: 'DEPARTED', ...textOf('DEPARTED') },
    route: routeOf(from, to),
    eta: arrives,
    arrival: 'expected',
    isExample: true,
    events: [
      {
        code: 'DEPARTED',
        ...textOf('DEPARTED'),
        at: toOffset(instantOf(departed)),
        place: { ...from },
        container: null,
      },
    ],
  }
}

const trackedOf = async (
  db: Db,
  wanted: { type: TrackType; number: string },
  now: Date,
): Promise<Tracked> => {
  const number = numberOf(wanted.type, wanted.number)
  const row = await trackedBy(db, wanted.type, number)
  if (!row && wanted.type === 'container' && number === exampleShipment.container) return exampleOf(now)
  if (!row) throw new Problem('freight.not-found')
  if (!row.events.length) throw new Problem(notYet(row.mode))
  const tracked = trackedRow(row, number, now)
  return wanted.type === 'container' ? withReports(tracked, row) : tracked
}

/** Who knows the number of a container reads what its carrier has reported of it, of no other. */
const withReports = (tracked: Tracked, row: TrackedRow): Tracked => {
  const facts = { ...row, destinationKind: row.destination_kind }
  const own = reportsInOrder(reportsOf(row.reports, row.units), facts).filter(
    ({ container }) => container === tracked.number,
  )
  const events = own.map(({ code, at, container }) => ({ code, ...textOf(code), at, place: null, container }))
  return { ...tracked, events: [...tracked.events, ...events] }
}

const trackedRow = (row: TrackedRow, number: string, now: Date): Tracked => {
  // Money is nobody's business here: the status is the newest milestone, or that all is done.
  const status = row.state === 'QS_CMP' ? row.state : (row.milestones.at(-1) ?? row.state)
  return {
    number,
    mode: row.mode,
    status: { code: status, ...textOf(status) },
    route: routeOf({ en: row.from_en, ar: row.from_ar }, { en: row.to_en, ar: row.to_ar }),
    eta: row.eta,
    arrival: arrivalOf(row, dayOf(now)),
    isExample: false,
    events: row.events.map((event) => ({
      code: event.code,
      ...textOf(event.code),
      at: toOffset(new Date(event.at)),
      place: event.place === null ? null : { en: event.place, ar: event.place },
      container: null,
    })),
  }
}

/** Whoever has the customer's link follows the shipment, before it moves as well. */
export const trackSharedShipment = async ({
  db,
  body,
  now,
}: Call<typeof sharedContract>): Promise<Tracked> => {
  const id = await requestOfToken(db, body.token)
  const row = id === undefined ? undefined : await trackedBy(db, 'id', id)
  if (!row || !isFollowed(row, bookedStates, now)) throw new Problem('requests.share-over')
  return trackedRow(row, row.number, now)
}

const refuseToVisitor = (type: TrackType): void => {
  if (!visitorTypes.includes(type)) throw new Problem('kit.signed-out')
}

export const trackShipment = async (call: Call<typeof contract>) => {
  if (!call.actor) {
    refuseToVisitor(call.query.type)
    // A number that cannot be right costs nothing: it is refused before anything is looked up.
    numberOf(call.query.type, call.query.number)
    if (!(await call.affords('tracking.visitor'))) throw new Problem('freight.track-captcha')
  }
  return trackedOf(call.db, call.query, call.now)
}

/** One look-up for one solved puzzle, after the free ones of the hour (Z31). */
export const trackSolved = (secret: string) => async (call: Call<typeof solvedContract>) => {
  const { captcha, ...wanted } = call.body
  refuseToVisitor(wanted.type)
  numberOf(wanted.type, wanted.number)
  await spendPuzzle(secret, call, captcha)
  return trackedOf(call.db, wanted, call.now)
}

const sentenceOf = (language: Lang, code: string, params?: TextParams): string =>
  sentence({ ...referenceProblems, ...freightProblems }, language, code, params)

/** A container, with what its number says: wrong, right, or right and known to have not arrived yet. */
const containerField = (checked: Checked, row: TrackedRow | undefined, language: Lang) => ({
  name: 'containerNumber',
  valid: checked.problem === undefined,
  message:
    checked.problem !== undefined
      ? sentenceOf(language, checked.problem, checked.params)
      : row && !row.milestones.includes('QS_ARRIVE')
        ? sentenceOf(language, notYet(row.mode))
        : null,
})

/** Checks a bill of lading and a container number before they are used (C023). That cargo is still on its way is no error. */
export const validateDocumentNumbers = async (call: Call<typeof validateContract>) => {
  const { db, language } = call
  const lading = call.body.blNumber && typedNumber(call.body.blNumber)
  const container = call.body.containerNumber ? checkContainerNumber(call.body.containerNumber) : undefined
  const isLading = lading ? /^[A-Z0-9-]{4,35}$/.test(lading) : false
  const byContainer =
    container?.value === undefined ? undefined : await trackedBy(db, 'container', container.value)
  const byLading = isLading && lading ? await trackedBy(db, 'bl', lading) : undefined
  const fields = [
    ...(lading
      ? [
          {
            name: 'blNumber',
            valid: isLading,
            message: isLading ? null : sentenceOf(language, 'freight.lading-form'),
          },
        ]
      : []),
    ...(container ? [containerField(container, byContainer, language)] : []),
  ]
  return {
    valid: fields.length > 0 && fields.every((field) => field.valid),
    fields,
    eta: (byContainer ?? byLading)?.eta ?? null,
  }
}
