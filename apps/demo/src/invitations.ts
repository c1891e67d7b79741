// Invitations of the demo world: some that wait, some that ran out, and two colleagues who have joined by theirs.
import { acceptInvitation, inviteUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Email } from './personas.ts'
import { mailTokenOf } from './invitations.store.ts'
import type { Step } from './script.ts'
import { sendAs } from './runner.ts'

type Joining = {
  /** Hours before now. */
  at: number
  firstName: string
  lastName: string
  firstNameAr: string
  lastNameAr: string
}
type Invitation = { by: Email; to: string; role: Role; language: Lang; hoursAgo: number; joined?: Joining }

const hourMs = 3_600_000
const day = 24
/** Who joins chooses a password that stands the rules, which that of the demo accounts does not. */
const chosen = 'Berth&Ledger#41'

/** What is younger than three days waits still. */
const invitations: readonly Invitation[] = [
  {
    by: 'business@demo.example',
    to: 'yara@nakhl-furnishings.example',
    role: 'business',
    language: 'ar',
    hoursAgo: 12 * day,
    joined: {
      at: 11 * day + 5,
      firstName: 'Yara',
      lastName: 'Mansour',
      firstNameAr: 'يارا',
      lastNameAr: 'منصور',
    },
  },
  {
    by: 'business@demo.example',
    to: 'warehouse.lead@nakhl-furnishings.example',
    role: 'business',
    language: 'en',
    hoursAgo: 9 * day + 3,
  },
  {
    by: 'business@demo.example',
    to: 'accounts@nakhl-furnishings.example',
    role: 'business',
    language: 'ar',
    hoursAgo: 20,
  },
  {
    by: 'agent.admin@demo.example',
    to: 'tariq@saffan-clearing.example',
    role: 'clearing-agent',
    language: 'ar',
    hoursAgo: 7 * day,
    joined: {
      at: 7 * day - 2,
      firstName: 'Tariq',
      lastName: 'Bakri',
      firstNameAr: 'طارق',
      lastNameAr: 'بكري',
    },
  },
  {
    by: 'agent.admin@demo.example',
    to: 'night.shift@saffan-clearing.example',
    role: 'clearing-agent',
    language: 'en',
    hoursAgo: 5 * day + 6,
  },
  {
    by: 'agent.admin@demo.example',
    to: 'documents@saffan-clearing.example',
    role: 'clearing-agent',
    language: 'ar',
    hoursAgo: 31,
  },
  { by: 'admin@demo.example', to: 'mona.desk@marsa.example', role: 'desk', language: 'ar', hoursAgo: 8 },
]

const stepsOf = ({ by, to, role, language, hoursAgo, joined }: Invitation, now: Date): Step[] => {
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const sent: Step = {
    name: 'invite',
    at: at(hoursAgo),
    run: (runner) =>
      runner.call(by, inviteUser, { body: { email: to, role, language, isCompanyAdmin: false } }),
  }
  if (!joined) return [sent]
  const { at: joinedAt, ...names } = joined
  const join: Step = {
    name: 'join',
    at: at(joinedAt),
    run: async (runner) =>
      sendAs(runner.app, undefined, acceptInvitation, {
        body: { ...names, token: await mailTokenOf(runner.db, to), password: chosen, language },
      }),
  }
  return [sent, join]
}

export const invitationSteps = (now: Date): Step[] => invitations.flatMap((each) => stepsOf(each, now))
