// The product under test as its users get it: started by the launcher on a data folder, with the demo world.
import { spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { startDirectory } from './directory.ts'

const root = path.join(import.meta.dirname, '../..')
const ready = 'Ctrl-C stops everything'
const startSeconds = 600

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

export type Product = {
  url: string
  /** The console of the simulated port, a process of its own. */
  portUrl: string
  /** The console of the simulated carrier, likewise. */
  carrierUrl: string
  /** The process that was started; what it starts stands below it. */
  pid: number
  /** What it has written to its terminal. */
  said: () => string
  end: () => Promise<void>
}

/**
 * Starts it, with a company directory to sign in through; resolves when it is ready. Whoever starts it ends it. `settings`
 * are further environment variables.
 */
export const startProduct = async (
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Product> => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const directory = await startDirectory(url)
  const product = spawn(process.execPath, [path.join(root, 'tools/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      ...directory.settings,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listener = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(ready)) resolve()
    }
    product.stdout.on('data', listener)
    product.stderr.on('data', listener)
    product.once('exit', () => reject(new Error(`the product did not start:\n${said}`)))
    setTimeout(
      () => reject(new Error(`the product was not ready in time:\n${said}`)),
      startSeconds * 1000,
    ).unref()
  })
  const end = async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve))
    product.kill('SIGTERM')
    await ended
    directory.end()
  }
  const portUrl = /Port gates\s+(\S+)/.exec(said)?.[1] ?? ''
  const carrierUrl = /Carrier\s+(\S+)/.exec(said)?.[1] ?? ''
  return { url, portUrl, carrierUrl, pid: product.pid!, said: () => said, end }
}
