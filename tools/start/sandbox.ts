// Starts the sandboxes of the demo, payment gateway and port, and gives the API the settings that reach them.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {
  paymentNoticeHeader,
  paymentNoticePath,
  portNoticePath,
  type Config,
} from '../../apps/api/src/kit/config.ts'
import type { Children } from './children.ts'
import { portIsFree } from './preflight.ts'

type Secrets = { apiKey: string; outlet: string; webhookSecret: string; port: number }
type Env = Record<string, string | undefined>

const scripts = { gateway: 'apps/sandbox-gateway/src/main.ts', port: 'apps/sandbox-port/src/main.ts' }

// Kept between starts: a sandbox's journal and the product speak of the same orders and appointments.
const secretsOf = (folder: string, port: number): Secrets => {
  const file = path.join(folder, 'settings.json')
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets
  const secret = () => randomBytes(24).toString('base64url')
  const made = { apiKey: secret(), outlet: 'marsa-demo', webhookSecret: secret(), port }
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

/** `taken` is promised to a process that does not listen on it yet. */
const firstFree = async (from: number, taken?: number): Promise<number> => {
  for (let port = from; port < from + 50 && port < 65_536; port++)
    if (port !== taken && (await portIsFree('127.0.0.1', port))) return port
  return 0
}

/** So many ports above the product's. */
const above = (config: Config, by: number): number =>
  config.port < 65_536 - by ? config.port + by : 3000 + by

/** Answers the settings for the product; of what a real server is set for, and where there is no demo, none. */
export const startSandboxes = async (
  root: string,
  config: Config,
  children: Children,
  env: Env,
): Promise<Env> => {
  const isWanted = (url: string | null, script: string): boolean =>
    config.demo && !url && fs.existsSync(path.join(root, script))
  const folderOf = (name: string) => path.join(config.dataDir, name)
  const settings: Env = {}
  let taken: number | undefined
  if (isWanted(config.payment.url, scripts.gateway)) {
    const folder = folderOf('sandbox')
    const { apiKey, outlet, webhookSecret, port: wish } = secretsOf(folder, above(config, 1))
    const port = await firstFree(wish)
    const host = new URL(config.publicUrl).hostname === 'localhost' ? 'localhost' : '127.0.0.1'
    taken = port
    children.start({
      name: 'sandbox',
      script: scripts.gateway,
      env: {
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: `http://${host}:${port}`,
        GATEWAY_API_KEY: apiKey,
        GATEWAY_OUTLET: outlet,
        GATEWAY_JOURNAL: path.join(folder, 'journal.ndjson'),
        WEBHOOK_URL: `http://127.0.0.1:${config.port}${paymentNoticePath}`,
        WEBHOOK_HEADER_KEY: paymentNoticeHeader,
        WEBHOOK_HEADER_VALUE: webhookSecret,
      },
    })
    Object.assign(settings, {
      PAYMENT_URL: `http://127.0.0.1:${port}`,
      PAYMENT_API_KEY: apiKey,
      PAYMENT_OUTLET: outlet,
      PAYMENT_WEBHOOK_SECRET: webhookSecret,
    })
  }
  if (isWanted(config.portSystem.url, scripts.port)) {
    const folder = folderOf('sandbox-port')
    const { apiKey, webhookSecret, port: wish } = secretsOf(folder, above(config, 2))
    const port = await firstFree(wish, taken)
    children.start({
      name: 'sandbox-port',
      script: scripts.port,
      env: {
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        PORT_API_KEY: apiKey,
        PORT_JOURNAL: path.join(folder, 'journal.ndjson'),
        WEBHOOK_URL: `http://127.0.0.1:${config.port}${portNoticePath}`,
        WEBHOOK_SECRET: webhookSecret,
      },
    })
    Object.assign(settings, {
      PORT_SYSTEM_URL: `http://127.0.0.1:${port}`,
      PORT_SYSTEM_API_KEY: apiKey,
      PORT_SYSTEM_WEBHOOK_SECRET: webhookSecret,
    })
  }
  return settings
}
