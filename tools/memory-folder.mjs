// Where a test keeps what it throws away: in memory where there is enough, because files come and go by the thousand.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const gigabyte = 1_000_000_000

const free = () => {
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize
}

/** Whether memory has room for a database and for what a browser shares. Some containers have a few megabytes. */
export const isMemoryRoomy = process.platform === 'linux' && fs.existsSync(memory) && free() > 3 * gigabyte

/** A new empty folder, open to the account that runs a database server; whoever asks for it removes it. */
export const memoryFolder = (name) => {
  const folder = fs.mkdtempSync(path.join(isMemoryRoomy ? memory : os.tmpdir(), `${name}-`))
  fs.chmodSync(folder, 0o755)
  return folder
}
