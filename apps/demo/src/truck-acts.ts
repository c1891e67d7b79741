// What people of the demo world do with trucks, through the product's own calls.
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import {
  truckDraftEndpoints as drafts,
  truckEndpoints as trucks,
  truckRoadEndpoints as road,
} from '@marsa/model/trucks/endpoints.ts'
import { bareReport } from '@marsa/model/trucks/execution/bare-report.ts'
import type { PlannedStep } from '@marsa/model/trucks/road/event-order.ts'
import { roundTimers } from '../../api/src/requests/door.ts'
import { trucksLine } from '../../api/src/trucks/door.ts'
import type { DemoFile } from './documents.ts'
import { actingFor, type Email, type ProviderKey } from './personas.ts'
import { suspendAgents } from './personas.store.ts'
import type { Runner } from './runner.ts'
import * as documents from './truck-documents.ts'
import { providerHabits, truckLines, truckTerms } from './truck-offers.ts'
import { passGate } from './truck-incidents.ts'
import { truckWinner, type PlayedTrucks } from './truck-scenario.ts'

const hourMs = 3_600_000
const timers = roundTimers(trucksLine)
const customerOf = ({ scenario }: PlayedTrucks): Email => actingFor[scenario.customer]
const winnerOf = (played: PlayedTrucks): Email => actingFor[truckWinner(played)]
const idOf = ({ requestId }: PlayedTrucks) => ({ query: { id: requestId } })

const put = async (
  runner: Runner,
  { requestId }: PlayedTrucks,
  email: Email,
  docCode: DocCode,
  file: DemoFile,
  partId?: string,
): Promise<string> => (await runner.store(email, requestId, docCode, [file], 'truck-request', partId))[0]!

/** The whole hour after so many hours. */
const wholeHour = (from: Date, hours: number): Date =>
  new Date(Math.ceil((from.getTime() + hours * hourMs) / hourMs) * hourMs)

/** Hours from pickup to drop-off. */
const travel = ({ load }: PlayedTrucks): number =>
  load.movementType === 'CROSS_BORDER' ? (load.borderRoute === 'SA_BATHA' ? 44 : 20) : 5

const formOf = (played: PlayedTrucks, now: Date): TruckForm => {
  const { tariff: _, ...load } = played.load
  const pickup = wholeHour(now, played.scenario.lead)
  const dropoff = wholeHour(pickup, travel(played))
  return {
    ...load,
    ...(load.portDirection === 'IMPORT' && { returnBy: addDays(dayOf(dropoff), 2) }),
    pickupAt: toOffset(pickup),
    dropoffAt: toOffset(dropoff),
    ...played.scenario.change,
  }
}

export const save = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  const form = formOf(played, runner.now())
  const saved = await runner.call(customerOf(played), drafts.saveDraft, { body: { id: null, form } })
  played.requestId = saved.id
  played.number = saved.number
  played.form = form
  if (form.hazardous)
    await put(runner, played, customerOf(played), 'SAFETY_DATA_SHEET', documents.safetySheet(played))
}

export const ask = (runner: Runner, played: PlayedTrucks): Promise<unknown> => {
  const { withoutCredit } = played.scenario
  return runner.call(customerOf(played), drafts.submitDraft, {
    ...idOf(played),
    body: withoutCredit ? { withoutCredit } : {},
  })
}

/** Asked while all providers are off the market for a moment. */
export const askNobody = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  await suspendAgents(runner.db, 'trucks', true)
  await ask(runner, played)
  await suspendAgents(runner.db, 'trucks', false)
}

export const quote = async (
  runner: Runner,
  played: PlayedTrucks,
  provider: ProviderKey,
  isDraft = false,
): Promise<void> => {
  const form = played.form!
  const now = runner.now()
  const lines = truckLines(provider, form, { tariff: played.load.tariff, seed: played.seed })
  const { validHours, terms, printsFile } = providerHabits[provider]
  const upload = () => {
    const file = documents.truckQuoteFile(played, provider, lines, now)
    return put(runner, played, actingFor[provider], 'VENDOR_QUOTE', file)
  }
  const body = {
    RequestId: played.requestId,
    charges: lines,
    offer: truckTerms(provider, form),
    expiryDate: toOffset(new Date(now.getTime() + validHours * hourMs)),
    terms,
    acceptPartnerTerms: true,
    ...(printsFile ? { printFile: true } : { fileDocumentId: await upload() }),
    isDraft,
  }
  const answer = await runner.call(actingFor[provider], trucks.submit, { body })
  played.quotations.set(provider, { id: answer.QuotationId, lines })
}

export const decline = (runner: Runner, played: PlayedTrucks, provider: ProviderKey): Promise<unknown> =>
  runner.call(actingFor[provider], trucks.decline, {
    ...idOf(played),
    body: { reason: providerHabits[provider].declines ?? 'لا تتوفر شاحنات في هذا الموعد' },
  })

export const withdraw = (runner: Runner, played: PlayedTrucks, provider: ProviderKey): Promise<unknown> =>
  runner.call(actingFor[provider], trucks.withdraw, {
    query: { id: played.quotations.get(provider)!.id },
    body: { reason: 'The truck is in the workshop' },
  })

export const accept = (runner: Runner, played: PlayedTrucks): Promise<unknown> =>
  runner.call(customerOf(played), trucks.accept, {
    query: { id: played.quotations.get(truckWinner(played))!.id },
    body: { terms: true, pay: 'credit' },
  })

export const reject = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  const body = { reason: played.scenario.reason ?? 'Above our budget' }
  for (const { id } of played.quotations.values())
    await runner.call(customerOf(played), trucks.reject, { query: { id }, body })
}

export const cancel = (runner: Runner, played: PlayedTrucks): Promise<unknown> =>
  runner.call(customerOf(played), trucks.cancel, {
    ...idOf(played),
    body: { reason: played.scenario.reason ?? 'The goods are not ready' },
  })

export const closeWindow = (runner: Runner, { requestId }: PlayedTrucks): Promise<void> =>
  timers.closeWindow(runner.db, requestId, runner.now())

/** The quotations run out, and with the last of them the request. */
export const lapse = async (runner: Runner, { requestId, quotations }: PlayedTrucks): Promise<void> => {
  for (const { id } of quotations.values()) await timers.expireQuote(runner.db, id, requestId, runner.now())
}

/** Vehicles and drivers of the winner that may take the booking, the first of each. */
export const allocate = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  const email = winnerOf(played)
  const { slots } = await runner.call(email, road.getTimeline, idOf(played))
  const { vehicles, drivers } = await runner.call(email, road.listCandidates, idOf(played))
  const free = <Candidate extends { faults: readonly object[] }>(candidates: readonly Candidate[]) =>
    candidates.filter(({ faults }) => faults.length === 0)
  const [trucksFree, driversFree] = [free(vehicles), free(drivers)]
  if (trucksFree.length < slots.length || driversFree.length < slots.length)
    throw new Error(
      `${truckWinner(played)} has ${trucksFree.length} trucks and ${driversFree.length} drivers`,
    )
  await runner.call(email, road.allocate, {
    ...idOf(played),
    body: {
      slots: slots.map(({ slot }, index) => ({
        slot,
        vehicleId: trucksFree[index]!.vehicleId,
        driverId: driversFree[index]!.driverId,
        reason: null,
        transfer: null,
      })),
    },
  })
}

/** Everything that the border posts ask for; a document serves all of them. */
export const bringPapers = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  const { posts } = await runner.call(winnerOf(played), road.listBorderTasks, idOf(played))
  const asked = new Map(
    posts.flatMap(({ tasks }) => tasks).map((task) => [`${task.docCode} ${task.slot}`, task] as const),
  )
  for (const { docCode, owner, slot, n } of asked.values()) {
    const email = owner === 'customer' ? customerOf(played) : winnerOf(played)
    await put(runner, played, email, docCode, documents.borderPaper(played, docCode, n), slot ?? undefined)
  }
}

/** The post finds a fault in the certificate, and the provider gives it back. */
export const returnCertificate = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  const { posts } = await runner.call(winnerOf(played), road.listBorderTasks, idOf(played))
  const { documentId } = posts[0]!.tasks.find(({ docCode }) => docCode === 'CERTIFICATE_OF_ORIGIN')!
  const reason = 'Al Batha does not take it: the stamp of the chamber is missing on page 2'
  await runner.call(winnerOf(played), trucks.documents.review, {
    body: { documentId: documentId!, outcome: 'return', reason },
  })
}

type Report = Omit<BodyOf<typeof road.addEvent>, 'slot' | 'code' | 'post'>
const bare: Report = { ...bareReport, files: [] }

/** What a step needs: seal, temperature, receiver with the signed note, the receipt of the depot. */
const needsOf = async (
  runner: Runner,
  played: PlayedTrucks,
  { code }: PlannedStep,
  n: number,
): Promise<Partial<Report>> => {
  const { load } = played
  const email = winnerOf(played)
  const now = runner.now()
  if (code === 'LOADING_COMPLETED')
    return {
      ...(load.movementType === 'CROSS_BORDER' && { seal: `AE${480_210 + n}` }),
      ...(load.minTemperature !== undefined && { temperature: load.minTemperature + 2 }),
    }
  if (code === 'DELIVERED') {
    const receiver = load.dropoff.contactName
    const slip = documents.deliverySlip(played, { n, receiver, at: now })
    return {
      receiver: receiver,
      files: [await put(runner, played, email, 'PROOF_OF_DELIVERY', slip)],
    }
  }
  if (code === 'EMPTY_RETURN')
    return {
      files: [await put(runner, played, email, 'INTERCHANGE_RECEIPT', documents.depotReceipt(played, now))],
    }
  return {}
}

/** A step of every truck, as the port tells it or the provider reports it. */
export const report = async (runner: Runner, played: PlayedTrucks, step: PlannedStep): Promise<void> => {
  if (await passGate(runner, played, step)) return
  const email = winnerOf(played)
  const { slots } = await runner.call(email, road.getTimeline, idOf(played))
  for (const { slot, n } of slots) {
    const { code, post } = step
    const body = { ...bare, slot, code, post, ...(await needsOf(runner, played, step, n)) }
    await runner.call(email, road.addEvent, { ...idOf(played), body })
  }
}

/** The customer agrees to what the trucks have waited, and the provider completes. */
export const complete = async (runner: Runner, played: PlayedTrucks): Promise<void> => {
  const customer = customerOf(played)
  const { extras } = await runner.call(customer, road.listExtras, idOf(played))
  for (const { extraId, answerRefusal } of extras)
    if (answerRefusal === null)
      await runner.call(customer, road.answerExtra, {
        query: { id: extraId },
        body: { agreed: true, reason: null },
      })
  await runner.call(winnerOf(played), trucks.complete, { ...idOf(played), body: {} })
}

export const rate = (runner: Runner, played: PlayedTrucks): Promise<unknown> => {
  const { rating = 5, comment = 'As agreed' } = played.scenario
  return runner.call(customerOf(played), trucks.rate, {
    ...idOf(played),
    body: { rating, comments: comment },
  })
}
