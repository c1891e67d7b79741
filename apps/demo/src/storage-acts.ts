// What people of the demo world do with storage, through the product's own calls.
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import { openDayFrom, slotsOn } from '@marsa/model/warehouse/site.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import type { GoodsStep } from '@marsa/model/warehouse/goods-machine.ts'
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { expireQuote } from '../../api/src/warehouse/timers.ts'
import { actingFor, type WarehouseKey } from './personas.ts'
import type { DemoFile } from './documents.ts'
import type { Runner } from './runner.ts'
import { storagePlaces } from './storage-goods.ts'
import { counted, storageOffer, warehouseHabits } from './storage-offers.ts'
import * as documents from './storage-documents.ts'
import { measuredOf, storageWinner, type PlayedStorage } from './storage-scenario.ts'

const hour = 3_600_000
const customerOf = ({ scenario }: PlayedStorage) => actingFor[scenario.customer]
const winnerOf = (played: PlayedStorage) => actingFor[storageWinner(played)]
const idOf = ({ requestId }: PlayedStorage) => ({ query: { id: requestId } })
const byId = ({ requestId }: PlayedStorage) => ({ query: { storageRequestID: requestId } })

const put = async (
  runner: Runner,
  { requestId }: PlayedStorage,
  email: ReturnType<typeof customerOf>,
  docCode: DocCode,
  ...files: DemoFile[]
): Promise<string[]> => runner.store(email, requestId, docCode, files, 'storage-request')

const formOf = ({ scenario, goods }: PlayedStorage, now: Date): StorageForm => {
  const startDate = addDays(dayOf(now), 2)
  const { pickup, delivery } = scenario
  return {
    cbm: goods.cbm,
    cargoType: goods.cargo,
    cargoDetails: goods.details,
    packing: goods.packing,
    pieces: goods.pieces,
    grossWeightKg: goods.kg,
    cargoValue: `${goods.value}.00`,
    emirate: scenario.emirate,
    startDate,
    endDate: addDays(startDate, scenario.days),
    pickup: pickup ? storagePlaces[pickup] : null,
    delivery: delivery && delivery !== 'as-pickup' ? storagePlaces[delivery] : null,
    deliveryAsPickup: delivery === 'as-pickup',
    remarks: scenario.remarks ?? '',
  }
}

export const save = async (runner: Runner, played: PlayedStorage): Promise<void> => {
  const form = formOf(played, runner.now())
  const body = { storageRequestID: null, form }
  const saved = await runner.call(customerOf(played), storage.saveStorage, { body })
  played.requestId = saved.storageRequestID
  played.number = saved.shipmentReferenceNumber
  played.endDate = form.endDate
  if (played.scenario.sendsPackingList)
    await put(runner, played, customerOf(played), 'PACKING_LIST', await documents.storagePackingList(played))
}

export const offerOf = ({ scenario, goods, seed }: PlayedStorage, warehouse: WarehouseKey): ChargeInput[] =>
  storageOffer(warehouse, goods, {
    days: scenario.days,
    moved: !!(scenario.pickup ?? scenario.delivery),
    seed,
  })

type Sending = { lines: readonly ChargeInput[]; draft?: boolean; again?: boolean }

export const quote = async (
  runner: Runner,
  played: PlayedStorage,
  warehouse: WarehouseKey,
  { lines, draft = false, again = false }: Sending,
): Promise<void> => {
  const now = runner.now()
  const file = documents.storageQuoteFile(played, warehouse, lines, now)
  const name = again ? file.name.replace('.pdf', ' rev 2.pdf') : file.name
  const [fileDocumentId] = await put(runner, played, actingFor[warehouse], 'VENDOR_QUOTE', { ...file, name })
  const { validDays, terms } = warehouseHabits[warehouse]
  const answer = await runner.call(actingFor[warehouse], storage.submitStorageQuote, {
    body: {
      RequestId: played.requestId,
      charges: [...lines],
      expiryDate: toOffset(new Date(now.getTime() + validDays * 24 * hour)),
      terms,
      acceptPartnerTerms: true,
      fileDocumentId,
      isDraft: draft,
    },
  })
  played.quotations.set(warehouse, { id: answer.QuotationId, lines })
}

export const decline = (runner: Runner, played: PlayedStorage, warehouse: WarehouseKey): Promise<unknown> =>
  runner.call(actingFor[warehouse], storage.declineStorageQuote, {
    ...idOf(played),
    body: { reason: warehouseHabits[warehouse].declines ?? 'لا تتوفر لدينا المساحة المطلوبة في هذه الفترة' },
  })

export const withdraw = (runner: Runner, played: PlayedStorage, warehouse: WarehouseKey): Promise<unknown> =>
  runner.call(actingFor[warehouse], storage.withdrawStorageQuote, {
    query: { id: played.quotations.get(warehouse)!.id },
    body: { reason: 'The bay was let to another customer' },
  })

export const reject = async (runner: Runner, played: PlayedStorage): Promise<void> => {
  for (const { id } of played.quotations.values())
    await runner.call(customerOf(played), storage.rejectStorageQuote, {
      query: { id },
      body: { reason: played.scenario.reason ?? 'Above our budget' },
    })
}

export const cancel = (runner: Runner, played: PlayedStorage): Promise<unknown> =>
  runner.call(customerOf(played), storage.cancelStorage, {
    ...byId(played),
    body: { reason: played.scenario.reason ?? 'We have found space of our own' },
  })

export const callOff = (runner: Runner, played: PlayedStorage): Promise<unknown> =>
  runner.call('desk@demo.example', storage.cancelStorage, {
    ...byId(played),
    body: { reason: played.scenario.calledOff! },
  })

/** The quotations run out, and with the last of them the request. */
export const lapse = async (runner: Runner, { requestId, quotations }: PlayedStorage): Promise<void> => {
  for (const { id } of quotations.values()) await expireQuote(runner.db, id, requestId, runner.now())
}

export const askAgain = (runner: Runner, played: PlayedStorage): Promise<unknown> => {
  const startDate = addDays(dayOf(runner.now()), 3)
  const body = { startDate, endDate: addDays(startDate, played.scenario.days) }
  return runner.call(customerOf(played), storage.reinitiateStorage, { ...idOf(played), body })
}

type Outcome = 'approve-silently' | 'decline' | null

/** Accepts the winner's quotation; `outcome` is what happens at the payment page, none when it is left open. */
export const accept = async (runner: Runner, played: PlayedStorage, outcome: Outcome): Promise<void> => {
  const email = customerOf(played)
  const payment = await runner.call(email, storage.acceptStorageQuote, {
    query: { id: played.quotations.get(storageWinner(played))!.id },
    body: { terms: true, pay: played.scenario.pay ?? 'half' },
  })
  if (payment.paymentType === 'card' && outcome) await runner.payAt(email, payment, outcome)
}

export const payFinal = async (runner: Runner, played: PlayedStorage): Promise<void> => {
  const email = customerOf(played)
  const query = { QuoteID: played.quotations.get(storageWinner(played))!.id }
  await runner.payAt(email, await runner.call(email, storage.payStorage, { query }), 'approve-silently')
}

export const report = async (runner: Runner, played: PlayedStorage, code: GoodsStep): Promise<void> => {
  if (code === 'DELIVERED')
    await put(
      runner,
      played,
      winnerOf(played),
      'PROOF_OF_DELIVERY',
      await documents.storageSlip(played, runner.now()),
    )
  await runner.call(winnerOf(played), storage.reportGoods, {
    ...idOf(played),
    body: { code, ...(code === 'STORED' && { measuredCBM: measuredOf(played) }) },
  })
}

/** An aisle for each request, and a position for each item, such as "C-08-2". */
const placeOf = (number: string, index: number): string => {
  const last = Number(number.slice(-2))
  return `${'ABCD'[last % 4]}-${String((last % 12) + 1).padStart(2, '0')}-${index + 1}`
}

/** Takes the goods in: measured, with a receipt, and each item with its condition; what is hurt is photographed. */
export const takeIn = async (runner: Runner, played: PlayedStorage): Promise<void> => {
  const email = winnerOf(played)
  const { items } = played.goods
  await report(runner, played, 'STORED')
  const receipt = documents.storageReceipt(played, storageWinner(played), measuredOf(played), runner.now())
  await put(runner, played, email, 'WAREHOUSE_RECEIPT', receipt)
  const pictured = items
    .map((item, index) => ({ item, index }))
    .filter(({ item, index }) => item.condition || index === 0)
  const photos = await Promise.all(
    pictured.map(({ item, index }) =>
      documents.conditionPhoto(played.number, index + 1, item.condition === 'damaged'),
    ),
  )
  const ids = await put(runner, played, email, 'CONDITION_PHOTO', ...photos)
  await runner.call(email, storage.saveStorageItems, {
    ...idOf(played),
    body: {
      items: items.map((item, index) => ({
        itemId: null,
        name: item.name,
        quantity: item.quantity,
        missing: 0,
        place: placeOf(played.number, index),
        conditionIn: item.condition ?? ('good' as const),
        noteIn: item.note ?? null,
        photosIn: ids.filter((_, at) => pictured[at]!.index === index),
        conditionOut: null,
        noteOut: null,
        photosOut: [],
      })),
    },
  })
  if (played.scenario.isLabelled) await runner.call(email, storage.issueStorageLabels, idOf(played))
}

const finalQuote = async (
  runner: Runner,
  played: PlayedStorage,
  share: number,
  endDate?: string,
): Promise<void> => {
  const winner = storageWinner(played)
  const lines = counted(played.finalLines ?? played.quotations.get(winner)!.lines, share)
  played.finalLines = lines
  const file = documents.storageQuoteFile(played, winner, lines, runner.now())
  const name = file.name.replace('.pdf', endDate ? ` until ${endDate}.pdf` : ' final.pdf')
  const [fileDocumentId] = await put(runner, played, actingFor[winner], 'VENDOR_QUOTE', { ...file, name })
  const reason = endDate ? 'The goods stay longer' : 'As measured when the goods came in'
  await runner.call(actingFor[winner], storage.postStorageFinalQuote, {
    ...idOf(played),
    body: {
      charges: lines.map((line) => ({ ...line, reason })),
      fileDocumentId,
      ...(endDate && { endDate }),
    },
  })
}

/** The final quotation follows what was measured; the same where it is within the tolerance. */
export const postFinal = (runner: Runner, played: PlayedStorage): Promise<void> =>
  finalQuote(runner, played, played.scenario.measured ?? 1)

const longerDay = ({ scenario, endDate }: PlayedStorage): string => addDays(endDate, scenario.longer ?? 30)

export const askExtension = (runner: Runner, played: PlayedStorage): Promise<unknown> =>
  runner.call(customerOf(played), storage.askExtension, {
    ...idOf(played),
    body: { until: longerDay(played) },
  })

export const offerExtension = (runner: Runner, played: PlayedStorage): Promise<void> =>
  finalQuote(runner, played, 1 + (played.scenario.longer ?? 30) / played.scenario.days, longerDay(played))

export const askRelease = async (runner: Runner, played: PlayedStorage): Promise<void> => {
  const email = customerOf(played)
  const { items, site } = await runner.call(email, storage.viewStorage, byId(played))
  const lines = [{ itemId: items[0]!.itemId, quantity: played.scenario.pieces ?? 2 }]
  const { day } = openDayFrom(site!.hours, addDays(dayOf(runner.now()), 1))
  const [time] = slotsOn(site!.hours, day)
  const body = { wantedOn: day, note: null, lines, collector: { ...documents.storageDriver, time: time! } }
  played.releaseId = (await runner.call(email, storage.requestRelease, { ...idOf(played), body })).releaseId
}

export const handOver = async (runner: Runner, played: PlayedStorage): Promise<void> => {
  const email = winnerOf(played)
  const picture = await documents.conditionPhoto(played.number, 9, false)
  const [photo] = await put(runner, played, email, 'CONDITION_PHOTO', picture)
  const [signature] = await put(
    runner,
    played,
    email,
    'HAND_OVER_SIGNATURE',
    await documents.signature(played),
  )
  await runner.call(email, storage.handOverRelease, {
    query: { id: played.releaseId },
    body: { photos: [photo!], signature: signature!, code: null, creditReason: null },
  })
}

export const complete = async (runner: Runner, played: PlayedStorage): Promise<void> => {
  const file = documents.storageInvoice(played, storageWinner(played), runner.now())
  await put(runner, played, winnerOf(played), 'INVOICE', file)
  await runner.call(winnerOf(played), storage.completeStorage, { ...idOf(played), body: {} })
}

export const rate = (runner: Runner, played: PlayedStorage): Promise<unknown> => {
  const { rating = 5, comment = 'As agreed' } = played.scenario
  const body = { rating, comments: comment }
  return runner.call(customerOf(played), storage.rateStorage, { ...idOf(played), body })
}
