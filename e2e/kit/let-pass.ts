// Lets time pass for one request or company of a journey, as nobody waits for it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** The rows of a shipment, a storage or a company become so many hours older, and the product's timers see it. */
export const letPass = async (id: string, hours: number): Promise<void> => {
  const child = spawn(process.execPath, [path.join(root, 'tools/make-old.ts')], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ dataDir: process.env['DATA_DIR'], id, hours }))
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`the rows of ${id} could not be made older`)
}
