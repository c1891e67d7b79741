// The keys that wrap keys of identity documents in tests.
import { parseIdentityKeys } from '../src/documents/identity-keys.ts'

export const identityKeys = parseIdentityKeys(`tests:${Buffer.alloc(32, 7).toString('base64')}`)
