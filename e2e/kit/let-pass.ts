// Lets time pass for one request of a journey, as nobody waits for it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** The rows of a shipment or a storage become so many hours older, and the product's timers see it. */
export const letPass = async (requestId: string, hours: number): Promise<void> => {
  const child = spawn(process.execPath, [path.join(root, 'tools/make-old.ts')], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ dataDir: process.env['DATA_DIR'], requestId, hours }))
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`the rows of ${requestId} could not be made older`)
}
