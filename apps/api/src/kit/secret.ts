// The secret that signs tokens: from the settings, or made once and kept in the data folder of a single machine.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** At least 32 characters. Processes on several machines need the same one, so there it has to be set. */
export const readSecret = (env: Record<string, string | undefined>, dataDir: string): string => {
  const given = env['SESSION_SECRET']?.trim()
  if (given) {
    if (given.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters')
    return given
  }
  const file = path.join(dataDir, 'session-secret')
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8')
}
