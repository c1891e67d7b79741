// Starts the sandboxes of the demo, payment gateway, port, carriers, e-invoice provider and trackers, and gives the API the settings that reach them.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {
  carrierNoticePath,
  eInvoiceNoticePath,
  paymentNoticeHeader,
  paymentNoticePath,
  portNoticePath,
  type Config,
} from '../../apps/api/src/kit/config.ts'
import { receiveTransportEvents } from '@marsa/model/freight/events/event-endpoints.ts'
import type { Children } from './children.ts'
import { portIsFree } from './preflight.ts'
import { runChild } from './run-child.ts'

type Secrets = { apiKey: string; outlet: string; webhookSecret: string; port: number }
type Env = Record<string, string | undefined>

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

/** `taken` are promised to processes that may not listen on them yet. */
const firstFree = async (from: number, taken: ReadonlySet<number>): Promise<number> => {
  for (let port = from; port < from + 50 && port < 65_536; port++)
    if (!taken.has(port) && (await portIsFree('127.0.0.1', port))) return port
  return 0
}

type Sandbox = {
  name: string
  script: string
  /** What it is started with, and what the product reaches it with. */
  envOf: (own: Secrets & { address: string; folder: string; product: string }) => Env
  settingsOf: (own: Secrets & { url: string }) => Env
}

const gateway: Sandbox = {
  name: 'sandbox',
  script: 'apps/sandbox-gateway/src/main.ts',
  envOf: ({ apiKey, outlet, webhookSecret, address, folder, product }) => ({
    PUBLIC_URL: address,
    GATEWAY_API_KEY: apiKey,
    GATEWAY_OUTLET: outlet,
    GATEWAY_JOURNAL: path.join(folder, 'journal.ndjson'),
    WEBHOOK_URL: `${product}${paymentNoticePath}`,
    WEBHOOK_HEADER_KEY: paymentNoticeHeader,
    WEBHOOK_HEADER_VALUE: webhookSecret,
  }),
  settingsOf: ({ url, apiKey, outlet, webhookSecret }) => ({
    PAYMENT_URL: url,
    PAYMENT_API_KEY: apiKey,
    PAYMENT_OUTLET: outlet,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
  }),
}

const port: Sandbox = {
  name: 'sandbox-port',
  script: 'apps/sandbox-port/src/main.ts',
  envOf: ({ apiKey, webhookSecret, folder, product }) => ({
    PORT_API_KEY: apiKey,
    PORT_JOURNAL: path.join(folder, 'journal.ndjson'),
    WEBHOOK_URL: `${product}${portNoticePath}`,
    WEBHOOK_SECRET: webhookSecret,
  }),
  settingsOf: ({ url, apiKey, webhookSecret }) => ({
    PORT_SYSTEM_URL: url,
    PORT_SYSTEM_API_KEY: apiKey,
    PORT_SYSTEM_WEBHOOK_SECRET: webhookSecret,
  }),
}

/** Between two checkpoints of a parcel that goes by itself. */
const carrierStepMs = 60_000
const carrierUser = 'marsa'

const carrier: Sandbox = {
  name: 'sandbox-carrier',
  script: 'apps/sandbox-carrier/src/main.ts',
  envOf: ({ apiKey, webhookSecret, folder, product }) => ({
    CARRIER_USER: carrierUser,
    CARRIER_KEY: apiKey,
    CARRIER_JOURNAL: path.join(folder, 'journal.ndjson'),
    STEP_MS: String(carrierStepMs),
    WEBHOOK_URL: `${product}${carrierNoticePath}`,
    WEBHOOK_SECRET: webhookSecret,
  }),
  settingsOf: ({ url, apiKey, webhookSecret }) => ({
    CARRIER_URL: url,
    CARRIER_USER: carrierUser,
    CARRIER_KEY: apiKey,
    CARRIER_WEBHOOK_SECRET: webhookSecret,
  }),
}

const provider: Sandbox = {
  name: 'sandbox-asp',
  script: 'apps/sandbox-asp/src/main.ts',
  envOf: ({ apiKey, webhookSecret, folder, product }) => ({
    ASP_KEY: apiKey,
    ASP_JOURNAL: path.join(folder, 'journal.ndjson'),
    WEBHOOK_URL: `${product}${eInvoiceNoticePath}`,
    WEBHOOK_SECRET: webhookSecret,
  }),
  settingsOf: ({ url, apiKey, webhookSecret }) => ({
    EINVOICE_URL: url,
    EINVOICE_KEY: apiKey,
    EINVOICE_WEBHOOK_SECRET: webhookSecret,
  }),
}

/** Nobody is set for it: a carrier comes to the product with a key of the agent. Its address is for whoever subscribes. */
const line: Sandbox = {
  name: 'sandbox-shipping-line',
  script: 'apps/sandbox-shipping-line/src/main.ts',
  envOf: ({ apiKey, folder, product }) => ({
    LINE_API_KEY: apiKey,
    LINE_JOURNAL: path.join(folder, 'journal.ndjson'),
    CALLBACK_URL: `${product}/api/${receiveTransportEvents.path}`,
  }),
  settingsOf: ({ url, apiKey }) => ({ SHIPPING_LINE_URL: url, SHIPPING_LINE_API_KEY: apiKey }),
}

/** Answers the settings for the product; of what a real server is set for, and where there is no demo, none. */
export const startSandboxes = async (
  root: string,
  config: Config,
  children: Pick<Children, 'start'>,
  env: Env,
): Promise<Env> => {
  const sandboxes = [
    ...(config.payment.url ? [] : [gateway]),
    ...(config.portSystem.url ? [] : [port]),
    ...(config.carrier.url ? [] : [carrier]),
    ...(config.provider.url ? [] : [provider]),
    line,
  ]
  const isThere = ({ script }: Sandbox) => config.demo && fs.existsSync(path.join(root, script))
  const host = new URL(config.publicUrl).hostname === 'localhost' ? 'localhost' : '127.0.0.1'
  const product = `http://127.0.0.1:${config.port}`
  const settings: Env = {}
  const taken = new Set<number>()
  let last = config.port
  for (const { name, script, envOf, settingsOf } of sandboxes.filter(isThere)) {
    const folder = path.join(config.dataDir, name)
    const own = secretsOf(folder, last < 65_535 ? last + 1 : 3001)
    last = await firstFree(own.port, taken)
    taken.add(last)
    const address = `http://${host}:${last}`
    const given = { HOST: '127.0.0.1', PORT: String(last), ...envOf({ ...own, address, folder, product }) }
    children.start({ name, script, env: { ...env, ...given } })
    Object.assign(settings, settingsOf({ ...own, url: `http://127.0.0.1:${last}` }))
  }
  return settings
}

/** Starts the trackers that move the trucks of the demo, once there is somebody who listens. */
export const startTrackers = (
  root: string,
  config: Config,
  children: Pick<Children, 'start'>,
  env: Env,
): void => {
  const script = 'apps/demo/src/trackers.ts'
  if (!fs.existsSync(path.join(root, script))) return
  const own = {
    API_URL: `http://127.0.0.1:${config.port}`,
    TRACKERS_FOLDER: path.join(config.dataDir, 'sandbox-trackers'),
  }
  children.start({ name: 'sandbox-trackers', script, env: { ...env, ...own } })
}

/** Subscribes running shipments of the demo to the shipping line, at the first start; without it the demo goes on. */
export const subscribeShipments = async (root: string, config: Config, env: Env): Promise<void> => {
  const script = path.join(root, 'apps/demo/src/shipping-line.ts')
  if (!fs.existsSync(script)) return
  const own = {
    API_URL: `http://127.0.0.1:${config.port}`,
    SHIPPING_LINE_FOLDER: path.join(config.dataDir, line.name),
  }
  await runChild(script, [], { cwd: root, env: { ...env, ...own } }).catch((problem: unknown) =>
    console.error(`  No shipment is subscribed to the simulated shipping line: ${String(problem)}`),
  )
}
