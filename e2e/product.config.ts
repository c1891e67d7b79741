// The product under test as its users get it: started by the launcher in a folder of its own, ended when the tests are over.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { memoryFolder } from '../tools/memory-folder.mjs'
import { startDirectory } from './kit/directory.ts'

const root = path.join(import.meta.dirname, '..')
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

/** Playwright's global set-up. Sets BASE_URL and DATA_DIR for the tests; answers what ends the product. */
const startProduct = async (): Promise<() => Promise<void>> => {
  const port = await freePort()
  const dataDir = memoryFolder('marsa-e2e')
  const directory = await startDirectory(`http://localhost:${port}`)
  const env = {
    ...process.env,
    ...directory.settings,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'warn',
  }
  const product = spawn(process.execPath, [path.join(root, 'tools/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(ready)) resolve()
    }
    product.stdout.on('data', hear)
    product.stderr.on('data', hear)
    product.once('exit', () => reject(new Error(`the product did not start:\n${said}`)))
    setTimeout(
      () => reject(new Error(`the product was not ready in time:\n${said}`)),
      startSeconds * 1000,
    ).unref()
  })
  process.env['BASE_URL'] = `http://localhost:${port}`
  process.env['DATA_DIR'] = dataDir
  return async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve))
    product.kill('SIGTERM')
    await ended
    directory.end()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

// Playwright asks for a default export here.
export default startProduct
