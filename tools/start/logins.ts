// The login that API and worker get: it owns nothing, may create nothing, and acts as the application's roles alone.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { readOnlyRole } from '../../apps/api/src/kit/db.ts'
import { applicationRole } from '../../apps/api/src/kit/migrate.ts'
import type { Config } from '../../apps/api/src/kit/config.ts'
import { withClient, type OpenDatabase } from './database.ts'
import { LaunchError } from './progress.ts'

const login = 'marsa_api'
const roles = [applicationRole, readOnlyRole]

// Kept beside the cluster and readable by its owner alone, like the owner's own.
const passwordOf = (file: string): string => {
  try {
    fs.writeFileSync(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
  }
  return fs.readFileSync(file, 'utf8').trim()
}

/** Makes the login of an embedded server, or sets it right; answers the address with it. */
const embeddedUrl = async (ownerUrl: string, dataDir: string): Promise<string> => {
  const password = passwordOf(path.join(dataDir, 'postgres', 'application-password'))
  await withClient(ownerUrl, async (client) => {
    const known = await client.query('select 1 from pg_roles where rolname = $1', [login])
    await client.query(
      `${known.rowCount ? 'alter' : 'create'} role ${login} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password ${pg.escapeLiteral(password)}`,
    )
    await client.query(`grant ${roles.join(', ')} to ${login}`)
  })
  const url = new URL(ownerUrl)
  url.username = login
  url.password = password
  return url.href
}

/** Sees to it that the login of DATABASE_URL may act as the application; the owner grants what is missing, if they may. */
const grantRoles = async (ownerUrl: string, applicationUrl: string): Promise<void> => {
  const name = await withClient(
    applicationUrl,
    async (client) => (await client.query<{ name: string }>('select session_user as name')).rows[0]!.name,
  )
  await withClient(ownerUrl, async (client) => {
    for (const role of roles) {
      const member = await client.query(`select 1 where pg_has_role($1, $2, 'SET')`, [name, role])
      if (member.rowCount) continue
      const grant = `grant ${role} to ${pg.escapeIdentifier(name)}`
      await client.query(grant).catch(() => {
        throw new LaunchError(
          `the login of DATABASE_URL may not act as ${role}; run "${grant}" as an administrator of the database`,
        )
      })
    }
  })
}

/** The address that API and worker get, after the migration has made the roles. */
export const applicationUrl = async (config: Config, database: OpenDatabase): Promise<string> => {
  if (database.server) return embeddedUrl(database.ownerUrl, config.dataDir)
  if (database.ownerUrl !== config.databaseUrl) await grantRoles(database.ownerUrl, config.databaseUrl)
  return config.databaseUrl
}
