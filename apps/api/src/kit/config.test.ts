// Settings: defaults that run on a fresh machine, and one clear line for each wrong value.
import path from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, settings } from './config.ts'

const DATABASE_URL = 'postgres://marsa:secret@localhost/marsa'

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({ DATABASE_URL })
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    demo: true,
  })
  expect(config.dataDir).toBe(path.resolve('.data'))
  expect(Object.isFrozen(config) && Object.isFrozen(config.payment)).toBe(true)
})

test('files lie in the data folder, also when its name has spaces', () => {
  const { storageUrl } = readConfig({ DATABASE_URL, DATA_DIR: '/srv/my data' })
  expect(decodeURIComponent(new URL(storageUrl).pathname)).toBe('/srv/my data/files')
})

test('the public address loses its trailing slash', () => {
  expect(readConfig({ DATABASE_URL, PUBLIC_URL: 'https://marsa.example/' }).publicUrl).toBe(
    'https://marsa.example',
  )
})

test('only the launcher may run without a database address', () => {
  expect(() => readConfig({})).toThrow(ConfigError)
  expect(readConfig({}, { embedded: true }).databaseUrl).toBe('')
})

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
  ['DEMO', 'maybe', 'DEMO must be 1 or 0, not "maybe"'],
  ['PUBLIC_URL', 'marsa.example', 'PUBLIC_URL must be an address like http://... or https://...'],
  ['SMTP_URL', 'http://mail', 'SMTP_URL must begin with smtp://... or smtps://..., not "http:"'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
  ['DATABASE_OWNER_URL', 'mysql://x', 'DATABASE_OWNER_URL must begin with postgres://...'],
  ['OIDC_ISSUER', 'ldap://directory', 'OIDC_ISSUER must begin with https://...'],
  ['OIDC_ISSUER', 'http://directory.example', 'OIDC_ISSUER must begin with https://...'],
  ['OIDC_ISSUER', 'https://directory.example', 'OIDC_CLIENT_ID must be set when OIDC_ISSUER is set'],
  ['OIDC_ROLE_GROUPS', 'customer=Everybody', 'OIDC_ROLE_GROUPS must be like admin=Group A'],
  ['OIDC_ROLE_GROUPS', 'admin', 'OIDC_ROLE_GROUPS must be like admin=Group A'],
  ['UAEPASS_ISSUER', 'https://id.example', 'UAEPASS_CLIENT_ID must be set when UAEPASS_ISSUER is set'],
  ['PAYMENT_URL', 'https://pay.example', 'PAYMENT_API_KEY must be set when PAYMENT_URL is set'],
  ['PORT_SYSTEM_URL', 'https://port.example', 'PORT_SYSTEM_API_KEY must be set when PORT_SYSTEM_URL is set'],
])('%s=%s is refused', (name, value, message) => {
  expect(() => readConfig({ DATABASE_URL, [name]: value })).toThrow(message)
})

test('groups of the directory are named by role, several to a role', () => {
  const { identity } = readConfig({
    DATABASE_URL,
    OIDC_ISSUER: 'https://directory.example',
    OIDC_CLIENT_ID: 'marsa',
    OIDC_CLIENT_SECRET: 'hidden',
    OIDC_ROLE_GROUPS: 'admin = Marsa Admins, CN=Ports; desk=Marsa Desk;',
  })
  expect(identity.directory?.roleGroups).toEqual({
    admin: ['Marsa Admins', 'CN=Ports'],
    desk: ['Marsa Desk'],
  })
  expect(identity.uaePass).toBeNull()
  expect(() =>
    readConfig({ DATABASE_URL, OIDC_ISSUER: 'http://10.0.0.1/x', OIDC_CLIENT_SECRET: 'hidden' }),
  ).not.toThrow(/hidden/)
})

test('a refusal never repeats a password', () => {
  const attempt = () => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/marsa' })
  expect(attempt).toThrow('DATABASE_URL must begin with')
  expect(attempt).not.toThrow('hunter2')
})

test('every setting has its line of documentation', () => {
  for (const line of Object.values(settings)) expect(line.length).toBeGreaterThan(10)
})
