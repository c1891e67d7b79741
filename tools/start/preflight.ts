// Looks for what would stop us before anything is started or written: port, folder, space, database address.
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../../apps/api/src/kit/config.ts'
import { databaseLimits, isDatabaseAway } from '../../apps/api/src/kit/db.ts'
import { LaunchError } from './progress.ts'
import { untilReachable } from './until-reachable.ts'

const code = (problem: unknown): string => (problem as NodeJS.ErrnoException).code ?? ''
const mebibyte = 1024 * 1024

export const portIsFree = async (host: string, port: number): Promise<boolean> => {
  const probe = net.createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
    return true
  } catch (problem) {
    if (code(problem) === 'EADDRINUSE') return false
    if (code(problem) === 'EACCES')
      throw new LaunchError(`this user may not use port ${port}; set PORT to one above 1023`)
    if (code(problem) === 'EADDRNOTAVAIL' || code(problem) === 'ENOTFOUND')
      throw new LaunchError(`HOST "${host}" is not an address of this machine`)
    throw problem
  } finally {
    probe.close()
  }
}

export const requireFreePort = async ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> => {
  if (await portIsFree(host, port)) return
  const other = port === 65_535 ? 3000 : port + 1
  throw new LaunchError(`port ${port} is taken by another program; choose one: PORT=${other} npm start`)
}

// Not mkdir's own recursion: below /proc and the like it never returns.
const makeFolder = (folder: string): void => {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  fs.mkdirSync(folder)
}

/** Makes the data folder and shows that it can be written and has room. */
export const requireDataFolder = (dataDir: string, embedded: boolean): void => {
  try {
    makeFolder(dataDir)
    const probe = path.join(dataDir, `.probe-${process.pid}`)
    fs.writeFileSync(probe, Buffer.alloc(mebibyte))
    fs.rmSync(probe)
  } catch (problem) {
    if (code(problem) === 'ENOSPC') throw new LaunchError(`the disk of DATA_DIR is full: ${dataDir}`)
    throw new LaunchError(`DATA_DIR cannot be written (${code(problem)}): ${dataDir}`)
  }
  const { bavail, bsize } = fs.statfsSync(dataDir)
  const free = Math.floor((bavail * bsize) / mebibyte)
  const created = fs.existsSync(path.join(dataDir, 'postgres', 'cluster'))
  const needed = !embedded ? 16 : created ? 64 : 256
  if (free < needed)
    throw new LaunchError(`the disk of DATA_DIR has ${free} MB free, ${needed} MB are needed: ${dataDir}`)
}

/** Where a database is, without the name and the password that open it. */
export const placeOf = (databaseUrl: string): string => {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}

/** Connects to a database of the user's as soon as it is there; one that refuses us is named, never its password. */
export const requireDatabase = (setting: string, databaseUrl: string): Promise<void> =>
  untilReachable(placeOf(databaseUrl), async () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: databaseLimits.connectMs,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch (problem) {
      if (isDatabaseAway(problem)) throw problem
      const detail = problem instanceof Error ? problem.message : String(problem)
      throw new LaunchError(`the database of ${setting} at ${placeOf(databaseUrl)} cannot be used: ${detail}`)
    } finally {
      await client.end().catch(() => undefined)
    }
  })
