// What of the trucks line waits for the desk, in words, the oldest of each kind first.
import { toOffset } from '@marsa/model/kit/day.ts'
import { vatOf } from '@marsa/model/kit/money.ts'
import { amountParam, written } from '@marsa/model/messages/message.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { truckTitle } from '@marsa/model/trucks/asking/request-form.ts'
import type { TruckDeskRow, viewTruckDesk as contract } from '@marsa/model/trucks/desk/desk-endpoints.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import { extraStopText } from '@marsa/model/trucks/extras/extras.ts'
import type { Call } from '../../kit/serve.ts'
import { alertSentence } from '../watch/tell-alert.ts'
import { corrections, disputes, openAlerts, unquoted, type WaitingRow } from './desk.store.ts'

type Said = TruckDeskRow['what']

const rowOf = (
  kind: TruckDeskRow['kind'],
  row: WaitingRow,
  { what, by = null, now }: { what: Said; by?: Date | null; now: Date },
): TruckDeskRow => ({
  kind,
  id: row.id,
  number: row.number,
  company: { en: row.name_en, ar: row.name_ar },
  what,
  since: toOffset(row.since),
  by: by && toOffset(by),
  isLate: by !== null && by <= now,
})

const both = (of: (lang: 'en' | 'ar') => string): Said => ({ en: of('en'), ar: of('ar') })

export const viewTruckDesk = async ({ db, now }: Call<typeof contract>) => ({
  waiting: [
    ...(await disputes(db)).map((row) => {
      const amount = amountParam(row.net_fils + vatOf(row.net_fils, row.vat_category))
      const stop = row.stop && extraStopText[row.stop]
      const what = both((lang) =>
        [charges[row.code][lang], stop?.[lang], `(${written(amount, lang)})`].filter(Boolean).join(' '),
      )
      return rowOf('disputes', row, { what, by: row.by, now })
    }),
    ...(await corrections(db)).map((row) => rowOf('corrections', row, { what: stepName(row), now })),
    ...(await openAlerts(db)).map((row) =>
      rowOf('alerts', row, { what: alertSentence(row.code, row.detail), now }),
    ),
    ...(await unquoted(db)).map((row) =>
      // Where there is nobody to ask, it is the desk's at once.
      rowOf('unquoted', row, { what: truckTitle(row.form), by: row.nobody ? row.since : row.by, now }),
    ),
  ],
})
