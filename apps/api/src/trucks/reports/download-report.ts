// The reports about trucks as files in the reader's language: punctuality, waiting, borders, providers, empties (section 10).
import { dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { placeName } from '@marsa/model/trucks/asking/truck-place.ts'
import {
  borderPassages,
  openEmpties,
  punctuality,
  scorecard,
  waitingByPlace,
  type OpenEmpty,
  type Passed,
  type Punctual,
  type ReportedTruck,
  type Scored,
  type WaitedAt,
} from '@marsa/model/trucks/reports/figures.ts'
import type { downloadTruckReport as contract } from '@marsa/model/trucks/reports/report-endpoints.ts'
import {
  truckReportText as words,
  truckReportTitle,
  type TruckReport,
} from '@marsa/model/trucks/reports/report-text.ts'
import { periodWords, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { reportedTrucks, type ReportedRow } from './report.store.ts'
import { columnsIn } from '../../kit/report-columns.ts'
import { sendReport } from '../../kit/send-report.ts'

const truckOf = (row: ReportedRow): ReportedTruck => ({
  bookingNumber: row.booking_number,
  n: row.n,
  plate: row.plate,
  providerId: row.agent_id,
  provider: { en: row.agent_en, ar: row.agent_ar },
  customer: { en: row.customer_en, ar: row.customer_ar },
  form: row.form,
  containerNo: row.container_no,
  proposed: { pickup: row.proposed_pickup, delivery: row.proposed_delivery },
  steps: row.steps.map((step) => ({ ...step, at: new Date(step.at) })),
  exchanges: row.exchanges,
  extras: row.extras,
  disputes: row.disputes,
  chargedFils: row.charged_fils,
  rating: row.rating,
  isUnderWay: row.is_under_way,
  isEmptyWaived: row.is_empty_waived,
})

const columnsFor = <Row>(lang: Lang) => columnsIn<Row, keyof typeof words>(lang, words)

const ofTruck = <Row extends { truck: ReportedTruck }>(lang: Lang): ReportColumn<Row>[] => {
  const { text, count } = columnsFor<Row>(lang)
  return [
    text('booking', ({ truck }) => truck.bookingNumber),
    count('truck', ({ truck }) => truck.n),
    text('plate', ({ truck }) => truck.plate),
    text('provider', ({ truck }) => truck.provider[lang]),
    text('customer', ({ truck }) => truck.customer[lang]),
  ]
}

const punctualIn = (lang: Lang): ReportColumn<Punctual>[] => {
  const { text, count, moment } = columnsFor<Punctual>(lang)
  return [
    ...ofTruck<Punctual>(lang),
    text('from', ({ truck }) => placeName(truck.form.pickup)[lang]),
    text('to', ({ truck }) => placeName(truck.form.dropoff)[lang]),
    moment('pickupDue', ({ truck }) => truck.proposed.pickup),
    moment('pickupAt', (row) => row.pickupAt),
    count('pickupLate', (row) => row.pickupLate),
    moment('deliveryDue', ({ truck }) => truck.proposed.delivery),
    moment('deliveryAt', (row) => row.deliveryAt),
    count('deliveryLate', (row) => row.deliveryLate),
  ]
}

const waitedIn = (lang: Lang): ReportColumn<WaitedAt>[] => {
  const { text, count } = columnsFor<WaitedAt>(lang)
  return [
    text('place', ({ place }) => place[lang]),
    text('stop', ({ stop }) => say(lang, words[stop])),
    count('trucks', ({ trucks }) => trucks, true),
    count('average', (row) => row.averageMinutes),
    count('longest', (row) => row.longestMinutes),
  ]
}

const passedIn = (lang: Lang): ReportColumn<Passed>[] => {
  const { text, count } = columnsFor<Passed>(lang)
  return [
    text('post', ({ name }) => name[lang]),
    count('passages', ({ passages }) => passages, true),
    count('middle', (row) => row.middleMinutes),
    count('longest', (row) => row.longestMinutes),
  ]
}

const scoredIn = (lang: Lang): ReportColumn<Scored>[] => {
  const { text, count, amount } = columnsFor<Scored>(lang)
  return [
    text('provider', ({ provider }) => provider[lang]),
    count('bookings', ({ bookings }) => bookings, true),
    count('trucks', ({ trucks }) => trucks, true),
    count('pickupPercent', (row) => row.pickupPercent),
    count('deliveryPercent', (row) => row.deliveryPercent),
    count('exchanges', ({ exchanges }) => exchanges, true),
    count('extras', ({ extras }) => extras, true),
    count('disputes', ({ disputes }) => disputes, true),
    amount('charged', (row) => row.chargedFils, true),
    text('rating', ({ ratingTenths: tenths }) => (tenths === null ? null : (tenths / 10).toFixed(1))),
  ]
}

const emptyIn = (lang: Lang): ReportColumn<OpenEmpty>[] => {
  const { text, count, day } = columnsFor<OpenEmpty>(lang)
  return [
    ...ofTruck<OpenEmpty>(lang),
    text('container', ({ truck }) => truck.containerNo),
    text('depot', ({ truck }) => truck.form.returnLocation ?? null),
    day('due', ({ dueOn }) => dueOn),
    count('lateDays', ({ lateDays }) => lateDays),
  ]
}

type Table<Row> = { columns: ReportColumn<Row>[]; rows: readonly Row[] }
/** Each report as it is handed on: its columns, and what they are read from. */
type Hand = <Row>(table: Table<Row>) => Promise<unknown>
type Asked = { trucks: readonly ReportedTruck[]; lang: Lang; today: string }
const tables: Record<TruckReport, (asked: Asked, hand: Hand) => Promise<unknown>> = {
  punctuality: ({ trucks, lang }, hand) => hand({ columns: punctualIn(lang), rows: punctuality(trucks) }),
  waiting: ({ trucks, lang }, hand) => hand({ columns: waitedIn(lang), rows: waitingByPlace(trucks) }),
  borders: ({ trucks, lang }, hand) => hand({ columns: passedIn(lang), rows: borderPassages(trucks) }),
  providers: ({ trucks, lang }, hand) => hand({ columns: scoredIn(lang), rows: scorecard(trucks) }),
  empties: ({ trucks, lang, today }, hand) =>
    hand({ columns: emptyIn(lang), rows: openEmpties(trucks, today) }),
}

export const downloadTruckReport = async (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const { db, now, relation } = call
  const { report, format: _format, lang, ...days } = call.query
  const today = dayOf(now)
  // What is open now was not agreed within some days.
  const period = report === 'empties' ? {} : days
  const trucks = (await reportedTrucks(db, actor, relation, period)).map(truckOf)
  const made = {
    title: say(lang, truckReportTitle[report]),
    company: actor.companyName,
    period: periodWords(lang, report === 'empties' ? { to: today } : days),
  }
  return tables[report]({ trucks, lang, today }, (table) =>
    sendReport(call, `marsa-trucks-${report}-${today}`, { ...made, ...table }),
  )
}
