// Fills the demo world: plays every shipment through the product's own calls, in the order of time, and dates it back.
import { readNotifications } from '@marsa/model/messages/endpoints.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { addMonths, dayOf, monthOf, type WorkCalendar } from '@marsa/model/kit/day.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { allJobs } from '../../api/src/app-jobs.ts'
import { issueStatementsOf, listLedgerFaults } from '../../api/src/finance/door.ts'
import { readIdentityKeys } from '../../api/src/documents/door.ts'
import { documentLines } from '../../api/src/reactions.ts'
import { calendarOf } from '../../api/src/reference/door.ts'
import { askProvider } from '../../api/src/finance/e-invoices/ask-provider.ts'
import { askCarrier } from '../../api/src/express/carrier/ask-carrier.ts'
import { systemClock } from '../../api/src/kit/clock.ts'
import type { Config } from '../../api/src/kit/config.ts'
import { runCheck } from '../../api/src/kit/integrity.ts'
import { closePdf } from '../../api/src/kit/pdf.ts'
import { readSecret } from '../../api/src/kit/secret.ts'
import { runJobs } from '../../api/src/kit/run-jobs.ts'
import { backDate, dateStatements, type Moment } from './back-date.store.ts'
import { clockReading, setNumber } from './personas.store.ts'
import { people, type Email } from './personas.ts'
import { addressSteps } from './addresses.ts'
import { bundleSteps } from './bundles.ts'
import { callbackSteps } from './callbacks.ts'
import { chatSteps } from './chats.ts'
import { creditSteps } from './credit.ts'
import { sendElectronicInvoices } from './electronic-invoices.ts'
import { workFinance } from './finance-desk.ts'
import { invitationSteps } from './invitations.ts'
import { promotionSteps } from './promotions.ts'
import { begin } from './journey.ts'
import { journeys } from './journeys.ts'
import { logoSteps } from './logos.ts'
import { asOwner, setQuickCommits } from './owner.store.ts'
import { registrationSteps } from './registrations.ts'
import { rateCardSteps } from './rate-cards.ts'
import { rateSteps } from './rates.ts'
import { stepsOf, type Step } from './script.ts'
import { openRunner, type Runner } from './runner.ts'
import { story, storySequence } from './story.ts'
import { storageSteps } from './storage-script.ts'
import { beginScenario } from './storage-scenario.ts'
import { storageScenarios } from './storage-scenarios.ts'
import { beginTrucks } from './truck-scenario.ts'
import { courierSteps } from './couriers.ts'
import { parcelSteps } from './parcel-day.ts'
import { abroadSteps } from './parcels-abroad.ts'
import { contractSteps } from './truck-contracts.ts'
import { fleetSteps } from './truck-fleet.ts'
import { truckScenarios } from './truck-scenarios.ts'
import { truckSteps } from './truck-script.ts'
import { visitSteps } from './visits.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** How long after the filling what is open stays open, where the product would end it within minutes or two days. */
const heldDays = 6
/** Requests of others between two of ours, so that numbers do not follow each other. */
const numberGap = 8
const firstQuotation = 5_100
const firstStorage = 310
const firstTrucks = 1_170

const yearOf = (at: Date): number => Number(dayOf(at).slice(0, 4))

/** Hours since each kind of person read what had come. */
const readHours: Partial<Record<Role, number>> = {
  'clearing-agent': 2,
  'warehouse-agent': 2,
  'truck-provider': 2,
  customer: 3,
  business: 1,
  desk: 14,
}

const readingSteps = (now: Date): Step[] =>
  (Object.keys(people) as Email[]).map((email) => ({
    name: 'read',
    at: new Date(now.getTime() - (readHours[people[email].role] ?? 6) * hourMs),
    run: (runner) => runner.call(email, readNotifications, { body: {} }),
  }))

const scriptOf = (now: Date, calendar: WorkCalendar): Step[] =>
  [story(now), ...journeys]
    .flatMap((journey, index) => stepsOf(begin(journey, index), now, calendar))
    .concat(
      addressSteps(now),
      chatSteps(now),
      callbackSteps(now),
      storageScenarios.flatMap((scenario, index) => storageSteps(beginScenario(scenario, index), now)),
      fleetSteps(now),
      truckScenarios.flatMap((scenario, index) => truckSteps(beginTrucks(scenario, index), now)),
      contractSteps(now),
      registrationSteps(now),
      logoSteps(now),
      courierSteps(now),
      parcelSteps(now),
      abroadSteps(now),
      creditSteps(now),
      rateSteps(now),
      promotionSteps(now),
      rateCardSteps(now),
      bundleSteps(now),
      invitationSteps(now),
      visitSteps(now),
      readingSteps(now),
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())

/** Sets the counters before each request that is saved, so that the story gets its number. */
const numbering = (runner: Runner, script: readonly Step[]) => {
  const saves = script.filter((step) => step.name === 'save')
  const storyPlace = saves.findIndex((step) => step.played?.journey.isStory)
  const storages = script.filter((step) => step.name === 'save-storage')
  const trucks = script.filter((step) => step.name === 'save-trucks')
  return async (step: Step): Promise<void> => {
    const stored = storages.indexOf(step)
    if (stored >= 0) await setNumber(runner.db, 'WH', yearOf(step.at), firstStorage + stored * numberGap)
    const trucked = trucks.indexOf(step)
    if (trucked >= 0) await setNumber(runner.db, 'TR', yearOf(step.at), firstTrucks + trucked * numberGap)
    const place = saves.indexOf(step)
    if (place < 0) return
    await setNumber(runner.db, 'FR', yearOf(step.at), storySequence - 1 + (place - storyPlace) * numberGap)
    await setNumber(runner.db, 'QT', yearOf(step.at), firstQuotation + place * numberGap)
  }
}

const play = async (runner: Runner, now: Date): Promise<Moment[]> => {
  const calendar = await calendarOf(runner.db, settingDefaults['calendar.market-week'])
  const script = scriptOf(now, calendar)
  const setNumbers = numbering(runner, script)
  const moments: Moment[] = []
  for (const step of script) {
    moments.push({ real: await clockReading(runner.db), played: step.at })
    runner.setNow(step.at)
    runner.holdOrders(step.holdsOrder ? new Date(now.getTime() + heldDays * dayMs) : null)
    try {
      await setNumbers(step)
      await step.run(runner)
    } catch (error) {
      throw new Error(`${step.name} of ${step.about ?? 'nobody'}`, { cause: error })
    }
  }
  return moments
}

/** Everything that waits in the queue is done; mail and text messages stay on the outbox page, whatever is set. */
const finish = (runner: Runner, config: Config): Promise<void> =>
  runJobs(
    config.databaseUrl,
    allJobs({
      mail: null,
      sms: null,
      publicUrl: config.publicUrl,
      finance: runner.app.finance,
      files: runner.files,
      clock: systemClock,
      identityKeys: readIdentityKeys(process.env, config.dataDir),
      documentLines: documentLines(systemClock),
      auditRoots: config.auditRootDir,
      integrations: { secret: readSecret(process.env, config.dataDir), localWebhooks: false },
      port: runner.app.port,
      carrier: { db: runner.db, carrier: askCarrier(config.carrier), clock: systemClock },
      eInvoices: { db: runner.db, provider: askProvider(config.provider), clock: systemClock },
    }),
    runner.log,
  )

const playAndDate = async (config: Config): Promise<void> => {
  const runner = await openRunner(config)
  try {
    const now = new Date()
    const moments = await play(runner, now)
    const held = new Date(now.getTime() + heldDays * dayMs)
    await asOwner(config.databaseUrl, (owner) => backDate(owner, moments, held, held))
    for (let months = 5; months >= 0; months--)
      await issueStatementsOf(runner.db, `${addMonths(monthOf(dayOf(now)), -months)}-01`)
    await asOwner(config.databaseUrl, dateStatements)
    runner.setNow(new Date())
    // The months are closed on the word of the daily check.
    await runCheck(runner, 'ledger', () => listLedgerFaults(runner.db))
    await workFinance(runner, new Date())
    await sendElectronicInvoices(runner, config, new Date())
    await finish(runner, config)
  } finally {
    await runner.close()
    await closePdf()
  }
}

/** Once, on an empty database. The gateway of `config.payment` must be running. */
export const fillDemo = async (config: Config): Promise<void> => {
  await asOwner(config.databaseUrl, (owner) => setQuickCommits(owner, true))
  try {
    await playAndDate(config)
  } finally {
    await asOwner(config.databaseUrl, (owner) => setQuickCommits(owner, false))
  }
}
