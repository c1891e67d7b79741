// Contracts of taking one's data along and of closing one's account.
import { z } from 'zod'
import { everyone } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'

export const exportStates = ['BUILDING', 'READY'] as const

export const dataExport = z.strictObject({
  state: z.enum(exportStates),
  /** Parts that are done, of how many. */
  done: z.int(),
  steps: z.int(),
  sizeBytes: z.int().nullable(),
  askedAt: z.string(),
  expiresAt: z.string().nullable(),
})
export type DataExport = z.infer<typeof dataExport>
/** Nobody else's hands: not while acting for somebody either. */
const own = { policy: everyone, acting: 'nobody' } as const
const newest = z.strictObject({ export: dataExport.nullable() })

export const viewDataExport = endpoint({
  verb: 'viewDataExport',
  method: 'GET',
  path: 'profile/export',
  ...own,
  answer: newest,
  background: true,
})

export const askDataExport = endpoint({
  verb: 'askDataExport',
  method: 'POST',
  path: 'profile/export',
  ...own,
  body: z.strictObject({}),
  answer: newest,
  limit: ['data-export.person'],
})

export const downloadDataExport = endpoint({
  verb: 'downloadDataExport',
  method: 'GET',
  path: 'profile/export/file',
  ...own,
  answer: z.unknown(),
  problems: ['profile.export-gone'],
  file: 'application/zip',
})

const standing = ['profile.last-administrator', 'profile.open-shipments', 'profile.money-open'] as const

export const viewClosing = endpoint({
  verb: 'viewClosing',
  method: 'GET',
  path: 'profile/closing',
  ...own,
  answer: z.strictObject({
    refusal: z.enum(standing).nullable(),
    openShipments: z.int(),
    eraseDays: z.int(),
  }),
})

export const closeAccount = endpoint({
  verb: 'closeAccount',
  method: 'POST',
  path: 'profile/close',
  ...own,
  body: z.strictObject({
    /** The person's own e-mail, typed. */
    typedEmail: z.string({ error: 'profile.type-email' }).trim().toLowerCase().max(254, 'profile.type-email'),
    password: z
      .string({ error: 'accounts.password-required' })
      .min(1, 'accounts.password-required')
      .max(128, 'accounts.password-long'),
  }),
  answer: ok,
  problems: [...standing, 'profile.type-email', 'accounts.password-wrong'],
  limit: ['own-password.person'],
})

export const leavingEndpoints = {
  viewDataExport,
  askDataExport,
  downloadDataExport,
  viewClosing,
  closeAccount,
}
