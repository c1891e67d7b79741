// Contracts of the settings: values in force, changes with reason and version, history, and the part for everybody.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { cleanText } from '../kit/id.ts'
import { settingsProblems } from './problems.ts'
import { publicSettings } from './public-endpoints.ts'

const readers = { admin: 'any', 'admin-readonly': 'any' } as const
const Person = z.strictObject({ id: z.string(), name: z.string() }).nullable()

export const SettingInForce = z.strictObject({
  key: z.string(),
  value: z.unknown(),
  /** False while the default is in force. */
  isChanged: z.boolean(),
  /** 0 until it is changed for the first time; a change names the one it was made on. */
  version: z.int(),
  changedAt: z.string().nullable(),
  changedBy: Person,
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
  .max(600, 'kit.field.too-long')
  .transform(cleanText)
  .pipe(z.string().min(5, 'settings.reason-required').max(300, 'kit.field.too-long'))
const version = z.int('kit.field.invalid').min(0, 'kit.field.invalid')
const named = z.strictObject({ key: z.string().max(80) })
const problems = Object.keys(settingsProblems)

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

export const SettingChange = z.strictObject({
  changeId: z.string(),
  key: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  isReset: z.boolean(),
  reason: z.string(),
  at: z.string(),
  by: Person,
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
  listSettingChanges,
  publicSettings,
}
