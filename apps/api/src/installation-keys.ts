// The keys of an installation: read from the settings or the data folder, and held against those its database is used with.
import { readIdentityKeys, type IdentityKeys } from './documents/identity-keys.ts'
import type { Db } from './kit/db.ts'
import { readSecret } from './kit/secret.ts'
import { sharedKeysRefusal } from './kit/shared-keys.ts'

export type InstallationKeys = { secret: string; identityKeys: IdentityKeys }

export const readInstallationKeys = (
  env: Record<string, string | undefined>,
  dataDir: string,
): InstallationKeys => ({
  secret: readSecret(env, dataDir),
  identityKeys: readIdentityKeys(env, dataDir),
})

/**
 * Why nothing may run with these keys on this database, in one line. With another secret a machine refuses the sessions of
 * the others; with other identity keys it writes documents that they cannot open.
 */
export const installationKeysRefusal = async (
  db: Db,
  { secret, identityKeys }: InstallationKeys,
): Promise<string | undefined> =>
  (await sharedKeysRefusal(db, {
    setting: 'SESSION_SECRET',
    file: 'session-secret',
    keys: [{ name: 'secret', key: secret }],
  })) ??
  (await sharedKeysRefusal(db, {
    setting: 'IDENTITY_KEYS',
    file: 'identity-keys',
    keys: identityKeys.map(({ id, key }) => ({ name: id, key })),
  }))
