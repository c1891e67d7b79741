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
import { attachment } from '../../kit/attachment.ts'
import {
  periodWords,
  reportTypes,
  writeReport,
  type Report,
  type ReportColumn,
} from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { companyName } from '../../requests/door.ts'
import { reportedTrucks, type ReportedRow } from './report.store.ts'

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

type Word = keyof typeof words
/** Columns of one kind each, under their headings in a language. */
const columnsFor = <Row>(lang: Lang) => {
  const heading = (word: Word): string => say(lang, words[word])
  return {
    text: (word: Word, value: (row: Row) => string | null): ReportColumn<Row> => ({
      heading: heading(word),
      kind: 'text',
      value,
    }),
    count: (word: Word, value: (row: Row) => number | null, sum = false): ReportColumn<Row> => ({
      heading: heading(word),
      kind: 'count',
      value,
      sum,
    }),
    moment: (word: Word, value: (row: Row) => Date | null): ReportColumn<Row> => ({
      heading: heading(word),
      kind: 'moment',
      value,
    }),
  }
}

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
  const { text, count } = columnsFor<Scored>(lang)
  return [
    text('provider', ({ provider }) => provider[lang]),
    count('bookings', ({ bookings }) => bookings, true),
    count('trucks', ({ trucks }) => trucks, true),
    count('pickupPercent', (row) => row.pickupPercent),
    count('deliveryPercent', (row) => row.deliveryPercent),
    count('exchanges', ({ exchanges }) => exchanges, true),
    count('extras', ({ extras }) => extras, true),
    count('disputes', ({ disputes }) => disputes, true),
    { heading: say(lang, words.charged), kind: 'amount', sum: true, value: (row) => row.chargedFils },
    text('rating', ({ ratingTenths: tenths }) => (tenths === null ? null : (tenths / 10).toFixed(1))),
  ]
}

const emptyIn = (lang: Lang): ReportColumn<OpenEmpty>[] => {
  const { text, count } = columnsFor<OpenEmpty>(lang)
  return [
    ...ofTruck<OpenEmpty>(lang),
    text('container', ({ truck }) => truck.containerNo),
    text('depot', ({ truck }) => truck.form.returnLocation ?? null),
    { heading: say(lang, words.due), kind: 'day', value: ({ dueOn }) => dueOn },
    count('lateDays', ({ lateDays }) => lateDays),
  ]
}

type Made = Omit<Report<never>, 'columns' | 'rows'>
/** The bytes of each report in a format. */
const writers: Record<
  TruckReport,
  (trucks: readonly ReportedTruck[], made: Made, format: Parameters<typeof writeReport>[1]) => Promise<Buffer>
> = {
  punctuality: (trucks, made, format) =>
    writeReport({ ...made, columns: punctualIn(made.lang), rows: punctuality(trucks) }, format),
  waiting: (trucks, made, format) =>
    writeReport({ ...made, columns: waitedIn(made.lang), rows: waitingByPlace(trucks) }, format),
  borders: (trucks, made, format) =>
    writeReport({ ...made, columns: passedIn(made.lang), rows: borderPassages(trucks) }, format),
  providers: (trucks, made, format) =>
    writeReport({ ...made, columns: scoredIn(made.lang), rows: scorecard(trucks) }, format),
  empties: (trucks, made, format) =>
    writeReport(
      { ...made, columns: emptyIn(made.lang), rows: openEmpties(trucks, dayOf(made.madeAt)) },
      format,
    ),
}

export const downloadTruckReport = async (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const { db, now, relation } = call
  const { report, format, lang, ...days } = call.query
  // What is open now was not agreed within some days.
  const period = report === 'empties' ? {} : days
  const trucks = (await reportedTrucks(db, actor, relation, period)).map(truckOf)
  const made: Made = {
    title: say(lang, truckReportTitle[report]),
    company: (await companyName(db, actor.companyId))[lang],
    period: periodWords(lang, report === 'empties' ? { to: dayOf(now) } : days),
    lang,
    madeAt: now,
  }
  const bytes = await writers[report](trucks, made, format)
  return attachment(call.reply, reportTypes[format], `marsa-trucks-${report}-${dayOf(now)}.${format}`).send(
    bytes,
  )
}
