// Says before anything is started that this machine has other keys than those its database is used with.
import { installationKeysRefusal, readInstallationKeys } from '../../apps/api/src/installation-keys.ts'
import type { Config } from '../../apps/api/src/kit/config.ts'
import { openDb } from '../../apps/api/src/kit/db.ts'
import { LaunchError } from './progress.ts'

export const requireInstallationKeys = async (config: Config, databaseUrl: string): Promise<void> => {
  const db = openDb(databaseUrl, { max: 1 })
  try {
    const refusal = await installationKeysRefusal(db, readInstallationKeys(process.env, config.dataDir))
    if (refusal) throw new LaunchError(refusal)
  } finally {
    await db.destroy()
  }
}
