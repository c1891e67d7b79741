// What one administrator asks for and another one confirms: making a colleague a second person, or letting one do more in finance.
import type { Capability, Role } from '../../kit/access.ts'
import { comma, texts, type Lang } from '../../kit/text.ts'
import { roleText } from '../text.ts'

export const accessChanges = ['invite', 'role', 'enable', 'capabilities'] as const
export type AccessChange = (typeof accessChanges)[number]

/** Roles that somewhere take the second step of what two people do: whoever gives one alone has made themselves two people. */
const secondSteps: readonly Role[] = ['admin', 'desk', 'depot']

/** Whether giving this role waits for another administrator; an administrator who steps down keeps nothing new. */
export const makesSecondPerson = (from: Role | null, to: Role): boolean =>
  from !== to && from !== 'admin' && secondSteps.includes(to)

/** Why this administrator cannot confirm it: they asked for it, or it is about them. */
export const confirmRefusal = (
  { askedBy, subject }: { askedBy: string; subject: string | null },
  userId: string,
): string | undefined => {
  if (askedBy === userId) return 'users.second-person'
  return subject === userId ? 'users.self' : undefined
}

const capabilityNames = texts({
  'finance.prepare': { en: 'prepare', ar: 'الإعداد' },
  'finance.approve': { en: 'approve', ar: 'الاعتماد' },
  'finance.close': { en: 'close months', ar: 'إقفال الفترات' },
} satisfies Record<Capability, { en: string; ar: string }>)

type Both = { en: string; ar: string }

export type WantedAccess = { change: AccessChange; role: Role | null; capabilities: readonly Capability[] }

/** What is asked for, in words: "the role Administrator", "in finance: approve". */
export const accessWords = ({ change, role, capabilities }: WantedAccess): Both => {
  if (change === 'capabilities') {
    const namesIn = (lang: Lang) => capabilities.map((each) => capabilityNames[each][lang]).join(comma(lang))
    return { en: `in finance: ${namesIn('en')}`, ar: `في المالية: ${namesIn('ar')}` }
  }
  const name = role ? roleText[role] : { en: '', ar: '' }
  if (change === 'invite') return { en: `invitation as ${name.en}`, ar: `دعوة بدور ${name.ar}` }
  if (change === 'role') return { en: `the role ${name.en}`, ar: `دور ${name.ar}` }
  return { en: `access again as ${name.en}`, ar: `إعادة الصلاحية بدور ${name.ar}` }
}
