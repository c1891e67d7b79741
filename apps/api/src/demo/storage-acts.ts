// What people of the demo world do with storage, through the product's own calls.
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { ChargeInput } from '@marsa/model/requests/charges.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import type { GoodsStep } from '@marsa/model/warehouse/goods-machine.ts'
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { expireQuote } from '../warehouse/timers.ts'
import { actingFor, type WarehouseKey } from './cast.ts'
import type { DemoFile } from './documents.ts'
import type { Stage } from './stage.ts'
import { storagePlaces } from './storage-goods.ts'
import { scaled, storageOffer, warehouseHabits } from './storage-offers.ts'
import * as documents from './storage-documents.ts'
import { measuredOf, storageWinner, type Told } from './storage-tale.ts'

const hour = 3_600_000
const customerOf = ({ tale }: Told) => actingFor[tale.customer]
const winnerOf = (told: Told) => actingFor[storageWinner(told)]
const idOf = ({ requestId }: Told) => ({ query: { id: requestId } })
const byId = ({ requestId }: Told) => ({ query: { storageRequestID: requestId } })

const put = async (
  stage: Stage,
  { requestId }: Told,
  email: ReturnType<typeof customerOf>,
  docCode: DocCode,
  ...files: DemoFile[]
): Promise<string[]> => stage.store(email, requestId, docCode, files, 'storage-request')

const formOf = ({ tale, goods }: Told, now: Date): StorageForm => {
  const startDate = addDays(dayOf(now), 2)
  const { pickup, delivery } = tale
  return {
    cbm: goods.cbm,
    cargoType: goods.cargo,
    cargoDetails: goods.details,
    packing: goods.packing,
    pieces: goods.pieces,
    grossWeightKg: goods.kg,
    cargoValue: `${goods.value}.00`,
    emirate: tale.emirate,
    startDate,
    endDate: addDays(startDate, tale.days),
    pickup: pickup ? storagePlaces[pickup] : null,
    delivery: delivery && delivery !== 'as-pickup' ? storagePlaces[delivery] : null,
    deliveryAsPickup: delivery === 'as-pickup',
    remarks: tale.remarks ?? '',
  }
}

export const save = async (stage: Stage, told: Told): Promise<void> => {
  const form = formOf(told, stage.now())
  const body = { storageRequestID: null, form }
  const saved = await stage.call(customerOf(told), storage.saveStorage, { body })
  told.requestId = saved.storageRequestID
  told.number = saved.shipmentReferenceNumber
  told.endDate = form.endDate
  if (told.tale.sendsPackingList)
    await put(stage, told, customerOf(told), 'PACKING_LIST', await documents.storagePackingList(told))
}

export const offerOf = ({ tale, goods, seed }: Told, warehouse: WarehouseKey): ChargeInput[] =>
  storageOffer(warehouse, goods, { days: tale.days, moved: !!(tale.pickup ?? tale.delivery), seed })

type Sending = { lines: readonly ChargeInput[]; draft?: boolean; again?: boolean }

export const quote = async (
  stage: Stage,
  told: Told,
  warehouse: WarehouseKey,
  { lines, draft = false, again = false }: Sending,
): Promise<void> => {
  const now = stage.now()
  const file = documents.storageQuoteFile(told, warehouse, lines, now)
  const name = again ? file.name.replace('.pdf', ' rev 2.pdf') : file.name
  const [fileDocumentId] = await put(stage, told, actingFor[warehouse], 'VENDOR_QUOTE', { ...file, name })
  const { validDays, terms } = warehouseHabits[warehouse]
  const answer = await stage.call(actingFor[warehouse], storage.submitStorageQuote, {
    body: {
      RequestId: told.requestId,
      charges: [...lines],
      expiryDate: toOffset(new Date(now.getTime() + validDays * 24 * hour)),
      terms,
      acceptPartnerTerms: true,
      fileDocumentId,
      isDraft: draft,
    },
  })
  told.quotations.set(warehouse, { id: answer.QuotationId, lines })
}

export const decline = (stage: Stage, told: Told, warehouse: WarehouseKey): Promise<unknown> =>
  stage.call(actingFor[warehouse], storage.declineStorageQuote, {
    ...idOf(told),
    body: { reason: warehouseHabits[warehouse].declines ?? 'لا تتوفر لدينا المساحة المطلوبة في هذه الفترة' },
  })

export const withdraw = (stage: Stage, told: Told, warehouse: WarehouseKey): Promise<unknown> =>
  stage.call(actingFor[warehouse], storage.withdrawStorageQuote, {
    query: { id: told.quotations.get(warehouse)!.id },
    body: { reason: 'The bay was let to another customer' },
  })

export const reject = async (stage: Stage, told: Told): Promise<void> => {
  for (const { id } of told.quotations.values())
    await stage.call(customerOf(told), storage.rejectStorageQuote, {
      query: { id },
      body: { reason: told.tale.reason ?? 'Above our budget' },
    })
}

export const cancel = (stage: Stage, told: Told): Promise<unknown> =>
  stage.call(customerOf(told), storage.cancelStorage, {
    ...byId(told),
    body: { reason: told.tale.reason ?? 'We have found space of our own' },
  })

export const callOff = (stage: Stage, told: Told): Promise<unknown> =>
  stage.call('desk@demo.example', storage.cancelStorage, {
    ...byId(told),
    body: { reason: told.tale.calledOff! },
  })

/** The quotations run out, and with the last of them the request. */
export const lapse = async (stage: Stage, { requestId, quotations }: Told): Promise<void> => {
  for (const { id } of quotations.values()) await expireQuote(stage.db, id, requestId, stage.now())
}

export const askAgain = (stage: Stage, told: Told): Promise<unknown> => {
  const startDate = addDays(dayOf(stage.now()), 3)
  const body = { startDate, endDate: addDays(startDate, told.tale.days) }
  return stage.call(customerOf(told), storage.reinitiateStorage, { ...idOf(told), body })
}

type Outcome = 'approve-silently' | 'decline' | null

/** Accepts the winner's quotation; `outcome` is what happens at the payment page, none when it is left open. */
export const accept = async (stage: Stage, told: Told, outcome: Outcome): Promise<void> => {
  const email = customerOf(told)
  const payment = await stage.call(email, storage.acceptStorageQuote, {
    query: { id: told.quotations.get(storageWinner(told))!.id },
    body: { terms: true, pay: told.tale.pay ?? 'half' },
  })
  if (payment.paymentType === 'card' && outcome) await stage.payAt(email, payment, outcome)
}

export const payFinal = async (stage: Stage, told: Told): Promise<void> => {
  const email = customerOf(told)
  const query = { QuoteID: told.quotations.get(storageWinner(told))!.id }
  await stage.payAt(email, await stage.call(email, storage.payStorage, { query }), 'approve-silently')
}

export const report = async (stage: Stage, told: Told, code: GoodsStep): Promise<void> => {
  if (code === 'DELIVERED')
    await put(
      stage,
      told,
      winnerOf(told),
      'PROOF_OF_DELIVERY',
      await documents.storageSlip(told, stage.now()),
    )
  await stage.call(winnerOf(told), storage.reportGoods, {
    ...idOf(told),
    body: { code, ...(code === 'STORED' && { measuredCBM: measuredOf(told) }) },
  })
}

/** Takes the goods in: measured, with a receipt, and each item with its condition; what is hurt is photographed. */
export const takeIn = async (stage: Stage, told: Told): Promise<void> => {
  const email = winnerOf(told)
  const { items } = told.goods
  await report(stage, told, 'STORED')
  const receipt = documents.storageReceipt(told, storageWinner(told), measuredOf(told), stage.now())
  await put(stage, told, email, 'WAREHOUSE_RECEIPT', receipt)
  const pictured = items
    .map((item, index) => ({ item, index }))
    .filter(({ item, index }) => item.condition || index === 0)
  const photos = await Promise.all(
    pictured.map(({ item, index }) =>
      documents.conditionPhoto(told.number, index + 1, item.condition === 'damaged'),
    ),
  )
  const ids = await put(stage, told, email, 'CONDITION_PHOTO', ...photos)
  await stage.call(email, storage.saveStorageItems, {
    ...idOf(told),
    body: {
      items: items.map((item, index) => ({
        itemId: null,
        name: item.name,
        quantity: item.quantity,
        missing: 0,
        conditionIn: item.condition ?? ('good' as const),
        noteIn: item.note ?? null,
        photosIn: ids.filter((_, at) => pictured[at]!.index === index),
        conditionOut: null,
        noteOut: null,
        photosOut: [],
      })),
    },
  })
}

const finalQuote = async (stage: Stage, told: Told, share: number, endDate?: string): Promise<void> => {
  const winner = storageWinner(told)
  const lines = scaled(told.finalLines ?? told.quotations.get(winner)!.lines, share)
  told.finalLines = lines
  const file = documents.storageQuoteFile(told, winner, lines, stage.now())
  const name = file.name.replace('.pdf', endDate ? ` until ${endDate}.pdf` : ' final.pdf')
  const [fileDocumentId] = await put(stage, told, actingFor[winner], 'VENDOR_QUOTE', { ...file, name })
  const reason = endDate ? 'The goods stay longer' : 'As measured when the goods came in'
  await stage.call(actingFor[winner], storage.postStorageFinalQuote, {
    ...idOf(told),
    body: {
      charges: lines.map((line) => ({ ...line, reason })),
      fileDocumentId,
      ...(endDate && { endDate }),
    },
  })
}

/** The final quotation follows what was measured; the same where it is within the tolerance. */
export const postFinal = (stage: Stage, told: Told): Promise<void> =>
  finalQuote(stage, told, told.tale.measured ?? 1)

const longerDay = ({ tale, endDate }: Told): string => addDays(endDate, tale.longer ?? 30)

export const askExtension = (stage: Stage, told: Told): Promise<unknown> =>
  stage.call(customerOf(told), storage.askExtension, { ...idOf(told), body: { until: longerDay(told) } })

export const offerExtension = (stage: Stage, told: Told): Promise<void> =>
  finalQuote(stage, told, 1 + (told.tale.longer ?? 30) / told.tale.days, longerDay(told))

export const askRelease = async (stage: Stage, told: Told): Promise<void> => {
  const email = customerOf(told)
  const { items } = await stage.call(email, storage.viewStorage, byId(told))
  const lines = [{ itemId: items[0]!.itemId, quantity: told.tale.pieces ?? 2 }]
  const body = {
    wantedOn: addDays(dayOf(stage.now()), 1),
    note: null,
    lines,
    collector: documents.storageDriver,
  }
  told.releaseId = (await stage.call(email, storage.requestRelease, { ...idOf(told), body })).releaseId
}

export const handOver = async (stage: Stage, told: Told): Promise<void> => {
  const email = winnerOf(told)
  const picture = await documents.conditionPhoto(told.number, 9, false)
  const [photo] = await put(stage, told, email, 'CONDITION_PHOTO', picture)
  const [signature] = await put(stage, told, email, 'HAND_OVER_SIGNATURE', await documents.signature(told))
  await stage.call(email, storage.handOverRelease, {
    query: { id: told.releaseId },
    body: { photos: [photo!], signature: signature!, code: null, creditReason: null },
  })
}

export const complete = async (stage: Stage, told: Told): Promise<void> => {
  const file = documents.storageInvoice(told, storageWinner(told), stage.now())
  await put(stage, told, winnerOf(told), 'INVOICE', file)
  await stage.call(winnerOf(told), storage.completeStorage, { ...idOf(told), body: {} })
}

export const rate = (stage: Stage, told: Told): Promise<unknown> => {
  const { rating = 5, comment = 'As agreed' } = told.tale
  const body = { rating, comments: comment }
  return stage.call(customerOf(told), storage.rateStorage, { ...idOf(told), body })
}
