// Contracts of the settings: values in force, changes with reason and version, history, and the part for everybody.
import { z } from 'zod'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { cleanText } from '../kit/id.ts'
import { settingsProblems } from './problems.ts'
import { publicSettings } from './public-endpoints.ts'
import { atMost, tooLong } from '../kit/too-long.ts'

const readers = { admin: 'any', 'admin-readonly': 'any' } as const
const Person = z.strictObject({ id: z.string(), name: z.string() }).nullable()

/** A change that waits for a second administrator. */
export const SettingProposal = z.strictObject({
  proposalId: z.string(),
  to: z.unknown(),
  isReset: z.boolean(),
  reason: z.string(),
  at: z.string(),
  by: Person,
  /** The reader asked for it, so that somebody else has to approve. */
  own: z.boolean(),
})
export type SettingProposal = z.infer<typeof SettingProposal>

export const SettingInForce = z.strictObject({
  key: z.string(),
  value: z.unknown(),
  /** False while the default is in force. */
  isChanged: z.boolean(),
  /** 0 until it is changed for the first time; a change names the one it was made on. */
  version: z.int(),
  changedAt: z.string().nullable(),
  changedBy: Person,
  proposal: SettingProposal.nullable(),
})
export type SettingInForce = z.infer<typeof SettingInForce>

export const listSettings = endpoint({
  verb: 'listSettings',
  method: 'GET',
  path: 'Settings',
  policy: readers,
  answer: z.strictObject({ items: z.array(SettingInForce) }),
})

const reason = z
  .string({ error: 'settings.reason-required' })
  .max(600, tooLong(300))
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(5, 'settings.reason-required')
      .max(...atMost(300)),
  )
const version = z.int('kit.field.invalid').min(0, 'kit.field.invalid')
const named = z.strictObject({ key: z.string().max(80) })
const problems = [...Object.keys(settingsProblems), 'factors.check-needed']

export const saveSetting = endpoint({
  verb: 'saveSetting',
  method: 'PUT',
  path: 'Settings/{key}',
  policy: { admin: 'any' },
  query: named,
  body: z.strictObject({ value: z.unknown(), version, reason }),
  answer: SettingInForce,
  problems,
})

export const resetSetting = endpoint({
  verb: 'resetSetting',
  method: 'POST',
  path: 'Settings/{key}/Reset',
  policy: { admin: 'any' },
  query: named,
  body: z.strictObject({ version, reason }),
  answer: SettingInForce,
  problems,
})

/** Puts a change that waits in force, or refuses it; who asked for it may only take it back. */
export const decideSetting = endpoint({
  verb: 'decideSetting',
  method: 'POST',
  path: 'SettingProposals/{id}/Decide',
  policy: { admin: 'any' },
  query: z.strictObject({ id: z.uuid({ error: 'kit.field.invalid' }) }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: ok,
  problems,
})

export const SettingChange = z.strictObject({
  changeId: z.string(),
  key: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  isReset: z.boolean(),
  reason: z.string(),
  at: z.string(),
  by: Person,
  /** The second administrator, where the change needed one. */
  approvedBy: Person,
})
export type SettingChange = z.infer<typeof SettingChange>

export const listSettingChanges = endpoint({
  verb: 'listSettingChanges',
  method: 'GET',
  path: 'SettingChanges',
  policy: readers,
  query: z.strictObject({
    key: z.string().max(80).optional(),
    /** The last change of the page before. */
    before: z.uuid({ error: 'kit.field.invalid' }).optional(),
  }),
  answer: z.strictObject({ items: z.array(SettingChange), hasMore: z.boolean() }),
})

export const settingsEndpoints = {
  listSettings,
  saveSetting,
  resetSetting,
  decideSetting,
  listSettingChanges,
  publicSettings,
}
