// Storage as the verbs of all lines see it: the usual way, but for its goods, a longer time, and what it is called.
import { kindOf } from '@marsa/model/kit/access.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import { dayParam, written } from '@marsa/model/messages/message.ts'
import { beforeGoodsLeave } from '@marsa/model/messages/templates/storage-messages.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { storageCancelStage } from '@marsa/model/warehouse/cancellation.ts'
import { completeRefusal } from '@marsa/model/warehouse/goods-machine.ts'
import { storagePricing, type StorageSpan } from '@marsa/model/warehouse/storage-pricing.ts'
import { storageTitle } from '@marsa/model/warehouse/storage-title.ts'
import { storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { namedBy, type UsualLine } from '../requests/door.ts'
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import { storageFinalQuote } from './final-quote.ts'
import { factsOf } from './goods/execution.ts'
import { extendedColumns, publishExtended } from './goods/extended-time.ts'
import { goodsOf, insertGoods } from './goods/goods.store.ts'
import { toSummary } from './list-storages.ts'
import { storageList } from './list.store.ts'
import { storageTurns } from './turns.store.ts'
import { moveStorage, usual, type BookedRow, type StorageRow } from './usual.ts'
import { cityWords, spaceWords } from './words.ts'

const day = (of: string, lang: Lang): string => String(written(dayParam(of), lang))

/** A longer time that is offered is counted as if it were booked. */
const spanOf = ({
  form,
  cbm,
  measured_cbm,
  start_date,
  end_date,
  extension_offered,
}: StorageRow): StorageSpan => ({
  cbm: Number(cbm),
  measuredCBM: measured_cbm === null ? null : Number(measured_cbm),
  startDate: start_date,
  endDate: extension_offered ?? end_date,
  pieces: form.pieces ?? null,
})

const titleOf = (summary: StorageSummary) => {
  const titleIn = (lang: Lang): string => {
    const facts = { ...summary, space: spaceWords(summary.CBM)[lang] }
    return storageTitle(lang, facts, day(summary.startDate, lang)) ?? ''
  }
  return { en: titleIn('en'), ar: titleIn('ar') }
}

export const storageLine: UsualLine<StorageForm, StorageRow> = {
  ...usual,
  turns: storageTurns,
  turnWords: storageTurnWords,
  ...namedBy({
    list: storageList,
    type: requestsOf.warehouse.kind,
    summaryOf: toSummary,
    titleOf,
    pathOf: (actor, id) => `/${usual.pageOf(kindOf(actor) === 'agent' ? 'agent' : 'customer', id)}`,
  }),
  pricing: (request, { today }) => storagePricing(spanOf(request), today),
  booked: (tx, { id }, as) => insertGoods(tx, id, as),
  final: {
    ...usual.final,
    due: beforeGoodsLeave,
    receive: async (tx, request, paidFils) =>
      (await moveStorage(tx, request.id, 'receiveFinal', 'gateway', {
        set: { paid_fils: paidFils, ...extendedColumns(request) },
      })) as BookedRow,
    received: async (tx, rows, session, now) => {
      await usual.final.received(tx, rows, session, now)
      await publishExtended(tx, rows.before, now)
    },
  },
  printing: {
    ...usual.printing,
    about: async (_, { form, start_date: from, end_date: until }) => {
      const [space, city] = [spaceWords(form.cbm), cityWords(form)]
      return {
        request: { en: 'Storage', ar: 'طلب التخزين' },
        term: { en: 'For', ar: 'مقابل' },
        text: {
          en: `Storage of ${space.en} in ${city.en}, ${day(from, 'en')} to ${day(until, 'en')}`,
          ar: `تخزين ${space.ar} في ${city.ar} من ${day(from, 'ar')} إلى ${day(until, 'ar')}`,
        },
      }
    },
    facts: ({ number, start_date, end_date }) => [
      { label: { en: 'Request', ar: 'الطلب' }, value: number },
      { label: { en: 'Storage', ar: 'التخزين' }, value: `${start_date} – ${end_date}` },
    ],
  },
  finalQuote: storageFinalQuote,
  cancelling: {
    ...usual.cancelling,
    stage: async (db, { id, state }) => storageCancelStage({ state, goods: (await goodsOf(db, id)) ?? null }),
  },
  completeRefusal: async (tx, request) => completeRefusal(await factsOf(tx, request)),
}
