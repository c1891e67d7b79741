// Hand-off targets: the table's own lead where they say with parameters encoded anew, and no hostile one leads anywhere but home.
import { describe, expect, test } from 'vitest'
import { handoffPath, handoffTargets, readHandoff } from './handoff.ts'

describe('a target of the table', () => {
  test.each(Object.entries(handoffTargets))('%s leads to a path of ours', (rd, { path }) => {
    expect(handoffPath('ar', rd).split('?')[0]).toBe(`/ar/${path}`)
  })

  test.each([
    ['freight/trackshipment', '/en/freight/track?track=1'],
    [
      'freight/TrackShipment?containerNumber=CSQU3054383&type=container',
      '/en/freight/track?number=CSQU3054383&type=container&track=1',
    ],
    ['warehouse/getstatus', '/en/warehouse/status?track=1'],
    [
      '/warehouse/getstatus?quotationNo=QT-26-000018',
      '/en/warehouse/status?quotationno=QT-26-000018&track=1',
    ],
    ['/warehouse/getstatus?number=QT-26-000018', '/en/warehouse/status?quotationno=QT-26-000018&track=1'],
    ['/ar/freight/home', '/en/freight/home'],
    ['freight/shipments/', '/en/freight/shipments'],
  ])('%s leads to %s', (rd, path) => {
    expect(handoffPath('en', rd)).toBe(path)
  })
})

const hostile: string[] = [
  'https://evil.example',
  'http://evil.example/freight/home',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/freight/home',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/%09/evil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '%2e%2e%2fevil',
  'freight%2Fhome',
  'freight/home%00',
  'freight/home\u0000',
  'freight/home\r\nSet-Cookie: a=b',
  'freight/home%0d%0aLocation: https://evil.example',
  '\tfreight/home',
  ' freight/home',
  'freight/home ',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(document.domain)',
  'javascript://home/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'user@evil.example',
  'freight@evil.example/home',
  '@evil.example',
  'home@evil.example',
  'evil.example/freight/home',
  'evil。example',
  'evil．example',
  '/／evil.example',
  '\u2215\u2215evil.example',
  'ｈｔｔｐｓ://evil.example',
  'freight/../../evil',
  '../home',
  './home',
  'freight//home',
  'freight/home#@evil.example',
  'freight/home?next=https://evil.example',
  'freight/trackshipment?number=https://evil.example',
  'freight/trackshipment?number=<script>alert(1)</script>',
  'freight/trackshipment?number=%3Cimg%20src=x%3E',
  'freight/trackshipment?number=AB1&number=AB2',
  'freight/trackshipment?type=../../x',
  'freight/trackshipment?number=١٢٣٤٥',
  'freight/trackshipment?__proto__=1',
  'warehouse/getstatus?quotationno=https://evil.example',
  'warehouse/getstatus?quotationno=QT-1&number=QT-2',
  'warehouse/getstatus?type=container',
  'constructor',
  '__proto__',
  'toString',
  'hasownproperty',
  'الرئيسية',
  'freight/الرئيسية',
  'hоme',
  '\u202ehome',
  'ho\u200bme',
  'api/identity/logout',
  'redirect/a/b/home',
  'admin/settings',
  'en/en/home',
  'null',
  'undefined',
  '?rd=home',
  '',
  'a'.repeat(5_000),
  `freight/trackshipment?number=${'A'.repeat(41)}`,
  `freight/trackshipment?${'number=AB12&'.repeat(500)}`,
]

describe('a hostile target', () => {
  test('is tried in more than forty ways', () => {
    expect(new Set(hostile).size).toBeGreaterThan(40)
  })

  test.each(hostile)('%j leads home', (rd) => {
    expect(handoffPath('en', rd)).toBe('/en/home')
    const search = `?rd=${encodeURIComponent(rd)}`
    expect(readHandoff('en', '/en/redirect', search)).toEqual({ kind: 'go', path: '/en/home' })
    const inPath = `/en/redirect/t/r/${encodeURIComponent(rd)}`
    expect(readHandoff('en', inPath, '')).toEqual({ kind: 'go', path: '/en/home' })
  })
})

describe('an address', () => {
  test.each([
    ['/ar/redirect', '?rd=freight%2Fshipments', { kind: 'go', path: '/ar/freight/shipments' }],
    ['/ar/redirect/aaa/bbb/freight/shipments', '', { kind: 'go', path: '/ar/freight/shipments' }],
    ['/ar/redirect/aaa/bbb/freight%2Fshipments', '', { kind: 'go', path: '/ar/freight/shipments' }],
    ['/ar/redirect/aaa/bbb/%ff', '', { kind: 'go', path: '/ar/home' }],
    ['/ar/redirect', '', { kind: 'go', path: '/ar/home' }],
    ['/ar/redirect', '?logout=1&rd=home', { kind: 'leave' }],
    ['/ar/redirect/logout', '', { kind: 'leave' }],
  ] as const)('%s%s is read', (path, search, handoff) => {
    expect(readHandoff('ar', path, search)).toEqual(handoff)
  })
})
