// Registrations of the demo world: a register of licences, companies that wait, one that is late, one refused, one approved.
import type { AgentMode } from '@marsa/model/accounts/companies/companies-rules.ts'
import {
  approveRegistration,
  refuseRegistration,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import type { UserType } from '@marsa/model/accounts/registration/registration.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { hashPassword } from '../../api/src/accounts/passwords.ts'
import { licenceOf } from '../../api/src/accounts/registration/licences.store.ts'
import { applyLicences } from '../../api/src/accounts/registration/load-licences.ts'
import { readLicences } from '../../api/src/accounts/registration/read-licences.ts'
import { newUserCode, recordRegistration } from '../../api/src/accounts/registration/record-registration.ts'
import { systemTransaction } from '../../api/src/kit/db.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { licenceFileContent, licenceFileName } from './licences.ts'
import { personIdOf } from './registrations.store.ts'
import type { Step } from './script.ts'
import type { Runner } from './runner.ts'

const hourMs = 3_600_000
const desk = 'desk@demo.example'

type Application = {
  userType: UserType
  first: string
  last: string
  email: string
  mobile: string
  language: Lang
  licence: string
  company: string
  employees: number
  branches: number
  location: string
  services?: AgentMode[]
  additional?: string
  remark?: string
  hoursAgo: number
  decided?:
    | { hoursAgo: number; refuse: { reason: 'licence-mismatch'; note: string } }
    | { hoursAgo: number; approve: { modes: AgentMode[]; agentCode: string } }
}

const applications: readonly Application[] = [
  {
    userType: 'provider',
    first: 'Rashid',
    last: 'Al Nuaimi',
    email: 'rashid@bahri-gulf.example',
    mobile: '+971501180341',
    language: 'ar',
    licence: '901562',
    company: 'بحري الخليج للشحن',
    employees: 34,
    branches: 2,
    location: 'ميناء راشد، دبي',
    services: ['sea', 'air'],
    additional: 'التخليص الجمركي والتأمين',
    remark: 'نعمل على خطوط الصين والهند منذ عام 2011.',
    hoursAgo: 5,
  },
  {
    userType: 'business',
    first: 'Priya',
    last: 'Menon',
    email: 'priya@sidra-home.example',
    mobile: '+971521180342',
    language: 'en',
    licence: '887043',
    company: 'Sidra Home Trading',
    employees: 18,
    branches: 3,
    location: 'Al Quoz 3, Dubai',
    remark: 'Two containers of kitchenware a month from Ningbo.',
    hoursAgo: 20,
  },
  {
    userType: 'provider',
    first: 'Hessa',
    last: 'Al Ketbi',
    email: 'hessa@falaj-cold.example',
    mobile: '+971541180343',
    language: 'ar',
    licence: 'CN-3315902',
    company: 'فلج للتخزين المبرد',
    employees: 61,
    branches: 1,
    location: 'مدينة أبوظبي الصناعية، أبوظبي',
    services: ['warehouse', 'trucks'],
    hoursAgo: 8 * 24,
  },
  {
    userType: 'business',
    first: 'Daniel',
    last: 'Reyes',
    email: 'daniel@noor-optics.example',
    mobile: '+971551180344',
    language: 'en',
    licence: 'SH-118840',
    company: 'Clear View Opticians',
    employees: 4,
    branches: 1,
    location: 'Al Majaz, Sharjah',
    hoursAgo: 9 * 24,
    decided: {
      hoursAgo: 8 * 24 - 3,
      refuse: {
        reason: 'licence-mismatch',
        note: 'The licence is in the name of Noor Optics Trading, the registration names Clear View Opticians.',
      },
    },
  },
  {
    userType: 'provider',
    first: 'Saif',
    last: 'Al Mazrouei',
    email: 'saif@mirfa-transport.example',
    mobile: '+971561180345',
    language: 'en',
    licence: 'CN-2874410',
    company: 'Mirfa Transport',
    employees: 120,
    branches: 4,
    location: 'Mussafah M-17, Abu Dhabi',
    services: ['trucks'],
    additional: 'Low-bed trailers, cross-border to Oman',
    hoursAgo: 4 * 24,
    decided: { hoursAgo: 3 * 24, approve: { modes: ['trucks'], agentCode: 'MIRFA_TR' } },
  },
]

const loadStep = (now: Date): Step => ({
  name: 'licences',
  at: new Date(now.getTime() - 40 * 24 * hourMs),
  run: async (runner) => {
    const userId = await personIdOf(runner.db, 'admin@demo.example')
    await systemTransaction(runner.db, (tx) =>
      applyLicences(tx, readLicences(licenceFileContent()), {
        fileName: licenceFileName,
        userId,
        now: runner.now(),
      }),
    )
  },
})

/** As the verb writes it once code and puzzle are checked, which need a telephone and a browser of today. */
const apply = async (runner: Runner, who: Application): Promise<string> => {
  const passwordHash = await hashPassword(demoPassword)
  const facts = await licenceOf(runner.db, who.licence)
  return systemTransaction(runner.db, (tx) =>
    recordRegistration(tx, {
      userType: who.userType,
      form: {
        firstname: who.first,
        lastname: who.last,
        usercode: who.email,
        contactNumber: who.mobile,
        termsAccepted: true,
        promotions: false,
        tradeLicenseNumber: who.licence,
        companyName: who.company,
        numberOfEmployees: who.employees,
        numberOfBranches: who.branches,
        location: who.location,
        services: who.services,
        additionalServices: who.additional,
        remark: who.remark,
      },
      licence: { number: who.licence, facts },
      passwordHash,
      usercode: newUserCode(),
      language: who.language,
      as: 'visitor',
      now: runner.now(),
    }),
  )
}

const stepsOf = (who: Application, now: Date): Step[] => {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs)
  let id: string
  const steps: Step[] = [
    { name: 'register', at: at(who.hoursAgo), run: async (runner) => void (id = await apply(runner, who)) },
  ]
  const { decided } = who
  if (decided)
    steps.push({
      name: 'decide',
      at: at(decided.hoursAgo),
      run: (runner) =>
        'refuse' in decided
          ? runner.call(desk, refuseRegistration, { query: { id }, body: decided.refuse })
          : runner.call(desk, approveRegistration, { query: { id }, body: decided.approve }),
    })
  return steps
}

export const registrationSteps = (now: Date): Step[] => [
  loadStep(now),
  ...applications.flatMap((who) => stepsOf(who, now)),
]
