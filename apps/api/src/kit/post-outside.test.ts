// What a call to a stranger's address may reach, and what it takes from there; against real servers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accepts, hookServer, type HookServer } from '../../test/hook-server.ts'
import { openAddresses, postOutside, targetOf } from './post-outside.ts'
import { isLoopback, isPublicAddress } from './public-address.ts'

let hook: HookServer
beforeAll(async () => {
  hook = await hookServer()
})
afterAll(() => hook.close())

const post = (url: string, more: Partial<Parameters<typeof postOutside>[0]> = {}) =>
  postOutside({
    url: new URL(url),
    body: '{}',
    headers: {},
    seconds: 2,
    mostBytes: 1000,
    isOpen: isLoopback,
    ...more,
  })

test.each(
  `127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 198.18.0.1 224.0.0.1
  255.255.255.255 192.0.2.1 ::1 :: fe80::1 fd00::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:a00:1:: 2001:db8::1 2001::1
  not-an-address`.split(/\s+/),
)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

describe('an address', () => {
  test.each([
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'http://localhost/',
  ])('%s of our own network is not called', async (url) => {
    const before = hook.heard.length
    expect(await post(url, { isOpen: openAddresses(new URL(url), false) })).toMatchObject({
      fault: 'private',
    })
    expect(hook.heard).toHaveLength(before)
  })

  test('of this machine is open to plain http://localhost alone, and only where that is allowed', async () => {
    const open = (url: string) => openAddresses(new URL(url), true)('127.0.0.1')
    expect([open('http://localhost:9/'), open('https://localhost:9/'), open('http://127.0.0.1:9/')]).toEqual([
      true,
      false,
      false,
    ])
    expect(openAddresses(new URL('http://localhost/'), true)('10.0.0.1')).toBe(false)
  })

  test('that no name leads to is not found', async () => {
    expect(await post('https://nowhere.invalid/')).toMatchObject({ fault: 'not-found' })
  })

  test('is looked up once and kept: the connection goes to what was checked, whatever the name says later', async () => {
    const { port } = new URL(hook.url)
    // The system knows no such name: whoever asks it a second time finds nothing.
    const { address, family } = await targetOf(new URL(hook.url), isLoopback)
    const names: string[] = []
    const resolve = async (name: string) => (names.push(name), [{ address, family }])
    expect(await post(`http://bound-anew.invalid:${port}/`, { resolve })).toMatchObject({ status: 200 })
    expect(names).toEqual(['bound-anew.invalid'])
  })

  test('one of whose names lead inside is not called, even where the first is public', async () => {
    const resolve = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    const answer = await post('https://mixed.example/', { resolve, isOpen: undefined })
    expect(answer).toMatchObject({ fault: 'private' })
  })
})

describe('a call', () => {
  test('says status, time and the beginning of the answer', async () => {
    hook.answers((response) => response.end('x'.repeat(100_000)))
    const answer = await post(hook.url)
    expect(answer).toMatchObject({ status: 200, body: 'x'.repeat(1000) })
    hook.answers(accepts)
  })

  test('follows no redirect', async () => {
    hook.answers((response) => response.writeHead(302, { location: `${hook.url}/secret` }).end())
    const before = hook.heard.length
    expect(await post(hook.url)).toMatchObject({ status: 302 })
    expect(hook.heard).toHaveLength(before + 1)
    hook.answers(accepts)
  })

  test('waits no longer than its time, for an answer or for the rest of one', async () => {
    hook.answers(() => undefined)
    expect(await post(hook.url, { seconds: 0.2 })).toMatchObject({ fault: 'timeout' })
    hook.answers((response) => void response.write('begun'))
    expect(await post(hook.url, { seconds: 0.2 })).toMatchObject({ fault: 'timeout' })
    hook.answers(accepts)
  })

  test('to a server whose certificate nobody vouches for is not made', async () => {
    const own = await hookServer({ tls: true })
    expect(await post(own.url)).toMatchObject({ fault: 'tls' })
    expect(own.heard).toEqual([])
    await own.close()
  })

  test('to a closed door is refused', async () => {
    const gone = await hookServer()
    await gone.close()
    expect(await post(gone.url)).toMatchObject({ fault: 'refused' })
  })
})
