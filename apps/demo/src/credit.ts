// Credit in the demo world: one line well used, one application that waits, one for a second administrator, one suspended, one over its limit,
// one that has paid too much.
import {
  changeCreditLimit,
  decideCredit,
  requestCreditAccess,
  suspendCredit,
  uploadCreditDocuments,
  viewCredit,
} from '@marsa/model/finance/credit/credit-endpoints.ts'
import { creditNeeds, limitFilsOf, type TermsDays } from '@marsa/model/finance/credit/credit-terms.ts'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { asksExpiry } from '@marsa/model/documents/expiry.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { creditMoneySteps } from './credit-money.ts'
import { companies } from './companies.ts'
import { actingFor, people, type CustomerKey, type Email } from './personas.ts'
import { plainPdf } from './plain-pdf.ts'
import type { Runner } from './runner.ts'
import type { Step } from './script.ts'

const hourMs = 3_600_000
const admin: Email = 'admin@demo.example'
const second: Email = 'finance@marsa.example'

type Wish = {
  company: CustomerKey
  limit: string
  terms: TermsDays
  remarks: string
  hoursAgo: number
  /** Documents that are not there yet. */
  lacks?: readonly DocCode[]
  approved?: { by: Email; hoursAgo: number; reason: string }
  suspended?: { hoursAgo: number; reason: string }
  /** A limit below what is used. */
  cut?: { hoursAgo: number; limit: string; reason: string }
}

const wishes: readonly Wish[] = [
  {
    company: 'lamar',
    limit: '40000',
    terms: 30,
    remarks: 'أربع حاويات من القماش كل شهر من الصين والهند.',
    hoursAgo: 26,
    lacks: ['TRADE_REFERENCE'],
  },
  {
    company: 'barq',
    limit: '180000',
    terms: 45,
    remarks: 'قطع غيار من اليابان وألمانيا بالجو أسبوعيًا.',
    hoursAgo: 76,
    approved: { by: second, hoursAgo: 5, reason: 'Two years of paying within 30 days, statements are sound' },
  },
  {
    company: 'ghadeer',
    limit: '30000',
    terms: 30,
    remarks: 'Air freight of electronics, two consignments a week.',
    hoursAgo: 91 * 24,
    approved: { by: admin, hoursAgo: 90 * 24, reason: 'Good references of two suppliers' },
    suspended: { hoursAgo: 2 * 24, reason: 'An invoice is more than two weeks past due' },
  },
  {
    company: 'zahra',
    limit: '30000',
    terms: 15,
    remarks: 'Weekly trucks and reefers to Saudi Arabia.',
    hoursAgo: 64 * 24,
    approved: { by: admin, hoursAgo: 62 * 24, reason: 'Two years of paying by card without a reminder' },
    cut: { hoursAgo: 6, limit: '5000', reason: 'The bank guarantee has ended' },
  },
  {
    company: 'wadi',
    limit: '20000',
    terms: 30,
    remarks: 'Marble slabs by sea to Jeddah, one container a month.',
    hoursAgo: 12 * 24,
    approved: { by: admin, hoursAgo: 10 * 24, reason: 'Paid every shipment of this year on the day' },
  },
]

const paper = (company: CustomerKey, docCode: DocCode): Uint8Array =>
  plainPdf({
    title: documentTypes[docCode].en,
    from: companies[company].en,
    rows: [['TRN', companies[company].trn ?? '']],
    foot: 'A document of the demo world.',
  })

const apply = async (
  runner: Runner,
  { company, limit, terms, remarks, lacks = [] }: Wish,
): Promise<string> => {
  const email = actingFor[company]
  const { first, last, mobile } = people[email]
  const { applicationId } = await runner.call(email, requestCreditAccess, {
    body: {
      companyName: companies[company].en,
      contactName: `${first} ${last}`,
      contactEmail: email,
      contactMobile: mobile,
      remarks,
      requestedLimit: limit,
      requestedTerms: terms,
    },
  })
  for (const { docCode, count } of creditNeeds(limitFilsOf(limit)!)) {
    const there = lacks.includes(docCode) ? count - 1 : count
    for (let number = 1; number <= there; number++) {
      const form = new FormData()
      form.set('ApplicationId', applicationId)
      form.set('docCode', docCode)
      if (asksExpiry(docCode)) form.set('expiresOn', addDays(dayOf(runner.now()), 300))
      const name = `${documentTypes[docCode].en} ${number}.pdf`
      form.append('files', new Blob([new Uint8Array(paper(company, docCode))]), name)
      await runner.call(email, uploadCreditDocuments, { form })
    }
  }
  return applicationId
}

const wishSteps = (wish: Wish, now: Date): Step[] => {
  const { company, limit, terms, hoursAgo, approved, suspended, cut } = wish
  let id = ''
  const step = (name: string, hours: number, run: Step['run']): Step => ({
    name: `credit:${name}`,
    about: companies[company].en,
    at: new Date(now.getTime() - hours * hourMs),
    run,
  })
  return [
    step('apply', hoursAgo, async (runner) => {
      id = await apply(runner, wish)
    }),
    ...(approved
      ? [
          step('approve', approved.hoursAgo, (runner) =>
            runner.call(approved.by, decideCredit, {
              query: { id },
              body: { outcome: 'approve', limit, terms, reason: approved.reason },
            }),
          ),
        ]
      : []),
    ...(suspended
      ? [
          step('suspend', suspended.hoursAgo, (runner) =>
            runner.call(admin, suspendCredit, {
              query: { companyId: runner.companyIds[company] },
              body: { reason: suspended.reason },
            }),
          ),
        ]
      : []),
    ...(cut ? [step('cut', cut.hoursAgo, (runner) => changeTo(runner, company, cut))] : []),
  ]
}

const changeTo = async (
  runner: Runner,
  company: CustomerKey,
  { limit, reason }: { limit: string; reason: string },
): Promise<void> => {
  const query = { companyId: runner.companyIds[company] }
  const { account } = await runner.call(admin, viewCredit, { query })
  const { version, termsDays } = account!
  const terms = termsDays as TermsDays
  await runner.call(admin, changeCreditLimit, { query, body: { limit, terms, reason, version } })
}

const usedPercent = 84n
const hundred = 10_000n

/** The limit is reviewed last, so that what is booked on credit by then is 84 percent of it. */
const review = async (runner: Runner): Promise<void> => {
  const query = { companyId: runner.companyIds.nakhl }
  const { account } = await runner.call(admin, viewCredit, { query })
  const limit = ((parseMoney(account!.used) * 100n) / usedPercent / hundred) * hundred
  await runner.call(admin, changeCreditLimit, {
    query,
    body: {
      limit: toWire(limit),
      terms: 30,
      reason: 'Yearly review',
      version: account!.version,
    },
  })
}

export const creditSteps = (now: Date): Step[] => [
  ...creditMoneySteps(now),
  ...wishes.flatMap((wish) => wishSteps(wish, now)),
  {
    name: 'credit:review',
    about: companies.nakhl.en,
    at: new Date(now.getTime() - hourMs / 12),
    run: review,
  },
]
