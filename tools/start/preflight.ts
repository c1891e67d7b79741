// Looks for what would stop us before anything is started or written: port, folder, space, database address.
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../../apps/api/src/kit/config.ts'
import { LaunchError } from './progress.ts'

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

/** Connects once to a database of the user's; the refusal names the server, never the password. */
export const requireDatabase = async (setting: string, databaseUrl: string): Promise<void> => {
  const { hostname, port, pathname } = new URL(databaseUrl)
  const where = `${hostname || 'localhost'}:${port || 5432}${pathname}`
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (problem) {
    const why = code(problem) || (problem instanceof Error ? problem.message : String(problem))
    const detail = problem instanceof pg.DatabaseError ? problem.message : why
    throw new LaunchError(`the database of ${setting} at ${where} cannot be used: ${detail}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
