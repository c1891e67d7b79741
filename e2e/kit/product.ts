// The product under test as its users get it: started by the launcher on a data folder, with the demo world.
import { spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { startDirectory } from './directory.ts'

const root = path.join(import.meta.dirname, '../..')
const ready = 'Ctrl-C stops everything'
const startSeconds = 600

/** Whether nobody listens on a port of this machine. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** For the product and its sandboxes, which stand beside it; below the ports that systems give to connections that go out. */
const freePorts = async (): Promise<number> => {
  for (;;) {
    const first = 10_000 + Math.floor(Math.random() * 20_000)
    const found = await Promise.all([0, 1, 2, 3, 4].map((more) => isFree(first + more)))
    if (found.every(Boolean)) return first
  }
}

export type Product = {
  url: string
  /** The console of the simulated port, a process of its own. */
  portUrl: string
  /** The console of the simulated carrier, likewise. */
  carrierUrl: string
  /** The console of the simulated provider of e-invoices, likewise. */
  providerUrl: string
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
  const port = await freePorts()
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
  const providerUrl = /E-invoices\s+(\S+)/.exec(said)?.[1] ?? ''
  return { url, portUrl, carrierUrl, providerUrl, pid: product.pid!, said: () => said, end }
}
