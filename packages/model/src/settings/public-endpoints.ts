// The contract of the settings that everybody may read: what forms in the browser must know before they are sent.
import { z } from 'zod'
import { anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { registry, rowOf, settingKeys } from './registry.ts'

const shape = Object.fromEntries(
  settingKeys.filter((key) => rowOf(key).isPublic).map((key) => [key, registry[key].schema]),
)

/** Kept for a minute; who must not be late asks the call that decides. */
export const publicSettings = endpoint({
  verb: 'publicSettings',
  method: 'GET',
  path: 'PublicSettings',
  policy: anyone,
  answer: z.strictObject(shape),
  anyToken: true,
  background: true,
  cache: 60,
})
