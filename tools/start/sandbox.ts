// Starts the sandbox payment gateway of the demo and gives the API the settings that reach it.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { paymentNoticeHeader, paymentNoticePath, type Config } from '../../apps/api/src/kit/config.ts'
import type { Children } from './children.ts'
import { portIsFree } from './preflight.ts'

type Secrets = { apiKey: string; outlet: string; webhookSecret: string; port: number }
type Env = Record<string, string | undefined>

const script = 'apps/sandbox-gateway/src/main.ts'

// Kept between starts: the gateway's journal and the product's ledger speak of the same orders.
const secretsOf = (folder: string, port: number): Secrets => {
  const file = path.join(folder, 'settings.json')
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets
  const secret = () => randomBytes(24).toString('base64url')
  const made = {
    apiKey: secret(),
    outlet: 'marsa-demo',
    webhookSecret: secret(),
    port: port < 65_535 ? port + 1 : 3001,
  }
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

const firstFree = async (from: number): Promise<number> => {
  for (let port = from; port < from + 50 && port < 65_536; port++)
    if (await portIsFree('127.0.0.1', port)) return port
  return 0
}

/** Answers the PAYMENT_* settings for the product, or none when a real gateway is set or there is no demo. */
export const startSandbox = async (
  root: string,
  config: Config,
  children: Children,
  env: Env,
): Promise<Env> => {
  if (!config.demo || config.payment.url || !fs.existsSync(path.join(root, script))) return {}
  const folder = path.join(config.dataDir, 'sandbox')
  const { apiKey, outlet, webhookSecret, port: wish } = secretsOf(folder, config.port)
  const port = await firstFree(wish)
  const host = new URL(config.publicUrl).hostname === 'localhost' ? 'localhost' : '127.0.0.1'
  children.start({
    name: 'sandbox',
    script,
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
  return {
    PAYMENT_URL: `http://127.0.0.1:${port}`,
    PAYMENT_API_KEY: apiKey,
    PAYMENT_OUTLET: outlet,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
  }
}
