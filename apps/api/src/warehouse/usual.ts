// What storage says of itself where its requests go the usual way; what is its own stands beside it.
import type { storageGoodsMessages } from '@marsa/model/messages/templates/storage-messages.ts'
import type { TemplateParams } from '@marsa/model/messages/templates/templates.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { answerMinutesIn } from '@marsa/model/requests/validity.ts'
import { storageCancelling } from '@marsa/model/warehouse/cancellation.ts'
import { expectedStorageCharges } from '@marsa/model/warehouse/charges.ts'
import {
  storageCargo,
  storageFields,
  storageFormProblems,
  type StorageForm,
} from '@marsa/model/warehouse/request-form.ts'
import type { Tx } from '../kit/db.ts'
import { usualLine, type Audience, type Booked, type UsualRow } from '../requests/door.ts'
import { cityWords, spaceWords } from './words.ts'

export type StorageRow = UsualRow<StorageForm> & {
  /** Cubic metres as text, as the database writes them. */
  cbm: string
  start_date: string
  end_date: string
  measured_cbm: string | null
  final_owed: boolean
  overstay_since: string | null
  extension_until: string | null
  extension_asked_at: Date | null
  extension_offered: string | null
}
export type BookedRow = Booked<StorageRow>

export const usual = usualLine<StorageForm, StorageRow>({
  line: 'warehouse',
  prefix: 'WH',
  fields: storageFields,
  problems: storageFormProblems,
  details: {
    name: 'storage_details',
    columns: [
      'cbm',
      'start_date',
      'end_date',
      'measured_cbm',
      'final_owed',
      'overstay_since',
      'extension_until',
      'extension_asked_at',
      'extension_offered',
    ],
  },
  columns: ({ cbm, startDate, endDate }) => ({ cbm, start_date: startDate, end_date: endDate }),
  date: 'start_date',
  words: {
    prefix: 'storage',
    common: ({ form }, side) => ({
      space: spaceWords(form.cbm),
      city: cityWords(form),
      page: side === 'agent' ? 'requests' : 'storages',
    }),
    steps: {
      PICKED_UP: 'PICKED_UP',
      STORED: 'STORED',
      OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
      DELIVERED: 'DELIVERED',
      collected: 'DELIVERED',
    },
  },
  title: (form) => {
    const [space, city] = [spaceWords(form.cbm), cityWords(form)]
    return { en: `storage of ${space.en} in ${city.en}`, ar: `تخزين ${space.ar} في ${city.ar}` }
  },
  searched: ({ cargoType, cargoDetails, emirate }) => [
    cargoDetails,
    ...[storageCargo[cargoType], emirates[emirate]].flatMap(({ en, ar }) => [en, ar]),
  ],
  expected: expectedStorageCharges,
  answerMinutes: (settings) => answerMinutesIn(settings).warehouse,
  downPercent: (settings) => settings['payments.warehouse-down-percent'],
  cancelling: storageCancelling,
  // Where the goods are says the rest, which stands in a table of its own.
  stage: () => undefined,
})

export const {
  find: findStorage,
  lock: lockStorage,
  lockVisible,
  note: noteDetails,
  edit: moveStorage,
  touch,
} = usual
export const { agents: warehouses, publishChange } = usual.messages

type Own = keyof typeof storageGoodsMessages

/**
 * Publishes the change and sends a message that storage alone has; number, space, city and page need not be given, but `page`
 * where people of a warehouse are named one by one.
 */
export const publishMessage = <Name extends Own>(
  tx: Tx,
  request: StorageRow,
  template: Name,
  to: Audience | readonly Audience[],
  params: Omit<TemplateParams<Name>, 'number' | 'space' | 'city' | 'page'> & { page?: 'requests' },
  version?: string | number,
): Promise<void> =>
  usual.messages.publishOwn(tx, request, template.slice('storage-'.length), to, params, version)
