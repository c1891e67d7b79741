// Reads every setting from the environment once, and refuses a wrong one with a single clear line.
import path from 'node:path'
import { staffRoles, type StaffRole } from '@marsa/model/kit/access.ts'
import { builtSupport, outsideLinkNames, type SiteFacts } from '@marsa/model/site/facts.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** An OpenID provider that people sign in at. */
export type ProviderSettings = Readonly<{
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
  /** The assurance that is asked for, `acr_values`. */
  acr: string | null
}>

export type DirectorySettings = ProviderSettings &
  Readonly<{
    /** Claim that names a person's groups. */
    groupsClaim: string
    roleGroups: Readonly<Partial<Record<StaffRole, readonly string[]>>>
    /** An address counts as confirmed when nothing is said of it. */
    trustsEmail: boolean
  }>

/** Who vouches for staff and for customers; null where nobody does. */
export type IdentitySettings = Readonly<{
  directory: DirectorySettings | null
  uaePass: ProviderSettings | null
}>

export type Config = Readonly<{
  port: number
  host: string
  /** Address that people and outside systems use, without a trailing slash. */
  publicUrl: string
  /** Absolute folder for the embedded database, files and logs. */
  dataDir: string
  /** PostgreSQL address; empty only for the launcher before it has started the embedded server. */
  databaseUrl: string
  /** The same database as the owner of its tables, for the launcher's migrations; null when it is the same login. */
  databaseOwnerUrl: string | null
  /** Connections that one process may hold. */
  databasePool: number
  demo: boolean
  /** `file:///folder` or `s3://key:secret@host[:port]/bucket?region=..&tls=0`. */
  storageUrl: string
  /** Folder for the roots of the sealed audit trail. */
  auditRootDir: string
  /** Whether webhooks may call http://localhost: in the demo alone, to try them. */
  localWebhooks: boolean
  smtpUrl: string | null
  mailFrom: string
  /** Twilio-shaped endpoint, `https://sid:token@host/path?from=+9715..`. */
  smsUrl: string | null
  payment: Readonly<{
    url: string | null
    apiKey: string
    outlet: string
    webhookSecret: string
  }>
  /** The port's gates; url null where none is asked. */
  portSystem: Readonly<{
    url: string | null
    apiKey: string
    webhookSecret: string
  }>
  /** The carrier of international parcels; url null where none is asked. */
  carrier: Readonly<{ url: string | null; user: string; key: string; webhookSecret: string }>
  /** The accredited provider of e-invoices; url null where none are sent. */
  provider: Readonly<{ url: string | null; key: string; webhookSecret: string }>
  /** What the pages say about the installation; addresses outside come from here alone (Z08). */
  site: SiteFacts
  clamavUrl: string | null
  identity: IdentitySettings
  /** Port of /metrics of the API; the worker's is the next one. */
  metricsPort: number | null
  metricsHost: string
  /** Whether calls in general are limited by address and session. */
  limitsCalls: boolean
  logLevel: LogLevel
  /** Folder with the built web pages. */
  webDist: string
}>

/** Header that carries PAYMENT_WEBHOOK_SECRET; enter both at the gateway. */
export const paymentNoticeHeader = 'x-marsa-notice'
/** Where the gateway sends its notices, below PUBLIC_URL. */
export const paymentNoticePath = '/api/payments/notice'
/** Where the port's system sends its notices, below PUBLIC_URL. */
export const portNoticePath = '/api/integrations/port/events'
/** Where the carrier of international parcels sends its notices, below PUBLIC_URL. */
export const carrierNoticePath = '/api/Express/Carrier/Notice'
/** Where the provider of e-invoices sends its notices, below PUBLIC_URL. */
export const eInvoiceNoticePath = '/api/einvoice/notice'

/** A setting that cannot be used; the message is the whole explanation for the person who set it. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}

type Env = Record<string, string | undefined>

/** Names of all settings with one line each, for `docs/operations.md` and its check. */
export const settings = {
  PORT: 'port of the product, 3000',
  HOST: 'address to listen on, 127.0.0.1',
  PUBLIC_URL: 'address that people use, http://localhost:PORT',
  DATA_DIR: 'folder for the embedded database, files and logs, ./.data',
  DATABASE_URL: 'PostgreSQL 18 server to use instead of the embedded one',
  DATABASE_OWNER_URL: 'the same database as the owner of its tables, for migrations; without it DATABASE_URL',
  DATABASE_POOL: 'connections that one process may hold, 10',
  DEMO: '0 for no demo world, outbox page and sandboxes, 1',
  STORAGE_URL: 'where documents are kept: file:///folder or s3://key:secret@host/bucket, DATA_DIR/files',
  AUDIT_ROOT_DIR: 'where roots of the audit trail are kept, best on another disk, DATA_DIR/audit-roots',
  WEBHOOK_LOCAL: '1 lets webhooks of the demo call http://localhost, to try them, 0',
  SMTP_URL: 'mail server, smtp://user:password@host:587; without it mail is shown on the outbox page',
  MAIL_FROM: 'sender of mail, Marsa <no-reply@marsa.example>',
  SMS_URL: 'Twilio-shaped text message endpoint; without it messages are shown on the outbox page',
  PAYMENT_URL: 'N-Genius endpoint; in the demo the sandbox gateway',
  PAYMENT_API_KEY: 'N-Genius service account key',
  PAYMENT_OUTLET: 'N-Genius outlet reference',
  PAYMENT_WEBHOOK_SECRET: 'value of the header that the gateway sends with notices',
  PORT_SYSTEM_URL: 'appointments and gate events of the port; in the demo the sandbox port',
  PORT_SYSTEM_API_KEY: 'our key there',
  PORT_SYSTEM_WEBHOOK_SECRET: 'secret that notices of gate events are signed with',
  CARRIER_URL: 'carrier of international parcels, shaped like the MyDHL API; in the demo the sandbox carrier',
  CARRIER_USER: 'our name there',
  CARRIER_KEY: 'our key there',
  CARRIER_WEBHOOK_SECRET: 'secret that notices of tracking are signed with',
  EINVOICE_URL: 'accredited provider that takes e-invoices; in the demo the sandbox provider',
  EINVOICE_KEY: 'our key there',
  EINVOICE_WEBHOOK_SECRET: 'secret that its notices are signed with',
  CONTENT_SITE_URL: 'site that answers the homes of the services for visitors; without it the built-in pages',
  SUPPORT_EMAIL: 'address that pages and documents name, help@marsa.example',
  SUPPORT_PHONE: 'telephone that pages and documents name, 800 62772',
  APP_STORE_URL: 'page of the mobile app in the App Store, linked in the footer when set',
  PLAY_STORE_URL: 'page of the mobile app in Google Play, linked in the footer when set',
  APP_GALLERY_URL: 'page of the mobile app in AppGallery, linked in the footer when set',
  LINKEDIN_URL: 'LinkedIn page, linked in the footer when set',
  INSTAGRAM_URL: 'Instagram page, linked in the footer when set',
  X_URL: 'page on X, linked in the footer when set',
  CLAMAV_URL: 'virus scanner, tcp://host:3310',
  OIDC_ISSUER: 'OpenID issuer of the company directory, for staff; without it they sign in with passwords',
  OIDC_CLIENT_ID: 'our client there',
  OIDC_CLIENT_SECRET: 'the secret of our client there',
  OIDC_SCOPE: 'what is asked for, openid profile email',
  OIDC_GROUPS_CLAIM: 'claim that names the groups of a person, groups',
  OIDC_TRUST_EMAIL:
    '1 where the directory sends no email_verified and its addresses are kept by administrators alone, 0',
  OIDC_ROLE_GROUPS: 'which groups give which role: admin=Group A,Group B;desk=...;admin-readonly=...',
  UAEPASS_ISSUER:
    'OpenID issuer of UAE PASS or another provider, for customers; without it there is no button',
  UAEPASS_CLIENT_ID: 'our client there',
  UAEPASS_CLIENT_SECRET: 'the secret of our client there',
  UAEPASS_SCOPE: 'what is asked for, openid profile email phone',
  UAEPASS_ACR: 'assurance that is asked for, acr_values',
  METRICS_PORT: 'port of /metrics of the API, the next one is that of the worker; without it none',
  METRICS_HOST: 'address that /metrics listens on, 127.0.0.1',
  REQUEST_CEILINGS: '0 for no limit on calls in general, where a proxy limits them or for measurements, 1',
  LOG_LEVEL: `one of ${logLevels.join(', ')}; info`,
  WEB_DIST: 'folder with the built web pages, apps/web/dist',
} as const
export type Setting = keyof typeof settings

const text = (env: Env, name: Setting): string | null => {
  const value = env[name]?.trim()
  return value ? value : null
}

const whole = (env: Env, name: Setting, least: number, most: number): number | null => {
  const value = text(env, name)
  if (value === null) return null
  const number = /^\d+$/.test(value) ? Number(value) : NaN
  if (!(number >= least && number <= most))
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${value}"`)
  return number
}

const flag = (env: Env, name: Setting, otherwise: boolean): boolean => {
  const value = text(env, name)
  if (value === null) return otherwise
  if (value === '1' || value === 'true') return true
  if (value === '0' || value === 'false') return false
  throw new ConfigError(`${name} must be 1 or 0, not "${value}"`)
}

// Addresses may hold passwords, so a refusal names the setting and the expected form, never the value.
const address = (env: Env, name: Setting, schemes: readonly string[]): string | null => {
  const value = text(env, name)
  if (value === null) return null
  const forms = schemes.map((scheme) => `${scheme}://...`).join(' or ')
  if (!URL.canParse(value)) throw new ConfigError(`${name} must be an address like ${forms}`)
  const scheme = new URL(value).protocol.slice(0, -1)
  if (!schemes.includes(scheme)) throw new ConfigError(`${name} must begin with ${forms}, not "${scheme}:"`)
  return value
}

const bare = (url: string): string => url.replace(/\/+$/, '')

const logLevel = (env: Env): LogLevel => {
  const value = text(env, 'LOG_LEVEL') ?? 'info'
  const level = logLevels.find((each) => each === value)
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}"`)
  return level
}

const requireWith = (env: Env, url: Setting, names: readonly Setting[]): void => {
  for (const name of names)
    if (!text(env, name)) throw new ConfigError(`${name} must be set when ${url} is set`)
}

const payment = (env: Env): Config['payment'] => {
  const url = address(env, 'PAYMENT_URL', ['http', 'https'])
  const apiKey = text(env, 'PAYMENT_API_KEY') ?? ''
  const outlet = text(env, 'PAYMENT_OUTLET') ?? ''
  const webhookSecret = text(env, 'PAYMENT_WEBHOOK_SECRET') ?? ''
  if (url) requireWith(env, 'PAYMENT_URL', ['PAYMENT_API_KEY', 'PAYMENT_OUTLET', 'PAYMENT_WEBHOOK_SECRET'])
  return Object.freeze({ url: url && bare(url), apiKey, outlet, webhookSecret })
}

const portSystem = (env: Env): Config['portSystem'] => {
  const url = address(env, 'PORT_SYSTEM_URL', ['http', 'https'])
  if (url) requireWith(env, 'PORT_SYSTEM_URL', ['PORT_SYSTEM_API_KEY', 'PORT_SYSTEM_WEBHOOK_SECRET'])
  const apiKey = text(env, 'PORT_SYSTEM_API_KEY') ?? ''
  const webhookSecret = text(env, 'PORT_SYSTEM_WEBHOOK_SECRET') ?? ''
  return Object.freeze({ url: url && bare(url), apiKey, webhookSecret })
}

const carrier = (env: Env): Config['carrier'] => {
  const url = address(env, 'CARRIER_URL', ['http', 'https'])
  if (url) requireWith(env, 'CARRIER_URL', ['CARRIER_USER', 'CARRIER_KEY', 'CARRIER_WEBHOOK_SECRET'])
  const user = text(env, 'CARRIER_USER') ?? ''
  const key = text(env, 'CARRIER_KEY') ?? ''
  const webhookSecret = text(env, 'CARRIER_WEBHOOK_SECRET') ?? ''
  return Object.freeze({ url: url && bare(url), user, key, webhookSecret })
}

const eInvoices = (env: Env): Config['provider'] => {
  const url = address(env, 'EINVOICE_URL', ['http', 'https'])
  if (url) requireWith(env, 'EINVOICE_URL', ['EINVOICE_KEY', 'EINVOICE_WEBHOOK_SECRET'])
  const key = text(env, 'EINVOICE_KEY') ?? ''
  const webhookSecret = text(env, 'EINVOICE_WEBHOOK_SECRET') ?? ''
  return Object.freeze({ url: url && bare(url), key, webhookSecret })
}

const site = (env: Env): SiteFacts => {
  const contentSite = address(env, 'CONTENT_SITE_URL', ['http', 'https'])
  const links = outsideLinkNames.map((name) => [name, address(env, name, ['https'])] as const)
  return Object.freeze({
    support: {
      email: text(env, 'SUPPORT_EMAIL') ?? builtSupport.email,
      phone: text(env, 'SUPPORT_PHONE') ?? builtSupport.phone,
    },
    contentSiteUrl: contentSite && bare(contentSite),
    links: Object.fromEntries(links.filter(([, url]) => url !== null)),
  })
}

// Tokens are fetched from there, so it is https; plain http only to a provider on this machine.
const provider = (env: Env, prefix: 'OIDC' | 'UAEPASS', scope: string): ProviderSettings | null => {
  const issuer = address(env, `${prefix}_ISSUER`, ['https', 'http'])
  if (!issuer) return null
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new ConfigError(`${prefix}_ISSUER must begin with https://...`)
  const [clientId, clientSecret] = ([`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const).map(
    (name) => {
      const value = text(env, name)
      if (!value) throw new ConfigError(`${name} must be set when ${prefix}_ISSUER is set`)
      return value
    },
  ) as [string, string]
  const acr = prefix === 'UAEPASS' ? text(env, 'UAEPASS_ACR') : null
  return Object.freeze({ issuer, clientId, clientSecret, scope: text(env, `${prefix}_SCOPE`) ?? scope, acr })
}

const roleGroups = (env: Env): DirectorySettings['roleGroups'] => {
  const mapping: Partial<Record<StaffRole, string[]>> = {}
  for (const part of (text(env, 'OIDC_ROLE_GROUPS') ?? '').split(';').filter((each) => each.trim())) {
    const [name = '', groups = ''] = part.split(/=(.*)/s)
    const role = staffRoles.find((each) => each === name.trim())
    const names = groups.split(',').flatMap((group) => group.trim() || [])
    if (!role || names.length === 0)
      throw new ConfigError(
        `OIDC_ROLE_GROUPS must be like admin=Group A,Group B;desk=Group C, with roles of ${staffRoles.join(', ')}`,
      )
    mapping[role] = [...(mapping[role] ?? []), ...names]
  }
  return mapping
}

const identity = (env: Env): IdentitySettings => {
  const found = provider(env, 'OIDC', 'openid profile email')
  const mapping = roleGroups(env)
  if (found && Object.keys(mapping).length === 0)
    throw new ConfigError('OIDC_ROLE_GROUPS must be set when OIDC_ISSUER is set')
  const groupsClaim = text(env, 'OIDC_GROUPS_CLAIM') ?? 'groups'
  const trustsEmail = flag(env, 'OIDC_TRUST_EMAIL', false)
  return Object.freeze({
    directory: found && Object.freeze({ ...found, groupsClaim, roleGroups: mapping, trustsEmail }),
    uaePass: provider(env, 'UAEPASS', 'openid profile email phone'),
  })
}

/**
 * Reads and checks all settings. Relative folders start at the working directory.
 * `embedded` is for the launcher alone: it may run without `DATABASE_URL`.
 */
export const readConfig = (env: Env, options: { embedded?: boolean } = {}): Config => {
  const port = whole(env, 'PORT', 0, 65_535) ?? 3000
  const dataDir = path.resolve(text(env, 'DATA_DIR') ?? '.data')
  const databaseUrl = address(env, 'DATABASE_URL', ['postgres', 'postgresql'])
  if (!databaseUrl && !options.embedded)
    throw new ConfigError('DATABASE_URL is not set; `npm start` sets it for the embedded database')
  const databaseOwnerUrl = address(env, 'DATABASE_OWNER_URL', ['postgres', 'postgresql'])
  if (databaseOwnerUrl && !databaseUrl)
    throw new ConfigError('DATABASE_URL must be set when DATABASE_OWNER_URL is set')
  const files = new URL('file:///')
  files.pathname = path.join(dataDir, 'files')
  return Object.freeze({
    port,
    host: text(env, 'HOST') ?? '127.0.0.1',
    publicUrl: bare(address(env, 'PUBLIC_URL', ['http', 'https']) ?? `http://localhost:${port}`),
    dataDir,
    databaseUrl: databaseUrl ?? '',
    databaseOwnerUrl,
    databasePool: whole(env, 'DATABASE_POOL', 1, 500) ?? 10,
    demo: flag(env, 'DEMO', true),
    storageUrl: address(env, 'STORAGE_URL', ['file', 's3', 's3+http']) ?? files.href,
    auditRootDir: path.resolve(text(env, 'AUDIT_ROOT_DIR') ?? path.join(dataDir, 'audit-roots')),
    localWebhooks: flag(env, 'DEMO', true) && flag(env, 'WEBHOOK_LOCAL', false),
    smtpUrl: address(env, 'SMTP_URL', ['smtp', 'smtps']),
    mailFrom: text(env, 'MAIL_FROM') ?? 'Marsa <no-reply@marsa.example>',
    smsUrl: address(env, 'SMS_URL', ['http', 'https']),
    payment: payment(env),
    portSystem: portSystem(env),
    carrier: carrier(env),
    provider: eInvoices(env),
    site: site(env),
    clamavUrl: address(env, 'CLAMAV_URL', ['tcp']),
    identity: identity(env),
    metricsPort: whole(env, 'METRICS_PORT', 1, 65_534),
    metricsHost: text(env, 'METRICS_HOST') ?? '127.0.0.1',
    limitsCalls: flag(env, 'REQUEST_CEILINGS', true),
    logLevel: logLevel(env),
    webDist: path.resolve(text(env, 'WEB_DIST') ?? 'apps/web/dist'),
  })
}
