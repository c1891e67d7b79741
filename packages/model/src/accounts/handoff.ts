// Where a hand-off address leads (A 2, Z07): the free target becomes one of a fixed table of routes, everything else is home.
import type { Lang } from '../kit/text.ts'

type Parameter = { name: string; pattern: RegExp }
type Target = {
  /** Below `/{lang}/`. */
  path: string
  /** What may follow, by the name it was sent under in lower case. */
  parameters?: Readonly<Record<string, Parameter>>
  /** Opens with the tracking of what is named (A 2). */
  track?: true
}

const number: Parameter = { name: 'number', pattern: /^[A-Za-z0-9][A-Za-z0-9-]{2,39}$/ }
const type: Parameter = { name: 'type', pattern: /^(container|chassis|bl|awb)$/ }
const tracked = {
  number,
  type,
  containernumber: number,
  requestid: number,
  referencenumber: number,
} as const
/** Stored goods are looked up by the number of their quotation. */
const quotationNumber: Parameter = { ...number, name: 'quotationno' }
const quoted = {
  quotationno: quotationNumber,
  number: quotationNumber,
  requestid: quotationNumber,
  referencenumber: quotationNumber,
} as const

/** Every place a hand-off may lead to. Keys are what `rd` says, in lower case. */
export const handoffTargets = {
  home: { path: 'home' },
  start: { path: 'start' },
  'freight/home': { path: 'freight/home' },
  'freight/dashboard': { path: 'freight/dashboard' },
  'freight/quote': { path: 'freight/quote' },
  'freight/shipments': { path: 'freight/shipments' },
  'freight/trackshipment': { path: 'freight/track', parameters: tracked, track: true },
  'warehouse/home': { path: 'warehouse/home' },
  'warehouse/quote': { path: 'warehouse/quote' },
  'warehouse/storages': { path: 'warehouse/storages' },
  'warehouse/getstatus': { path: 'warehouse/status', parameters: quoted, track: true },
  'express/home': { path: 'express/home' },
  'trucks/home': { path: 'trucks/home' },
  'user/myprofile': { path: 'user/myprofile' },
  'user/security': { path: 'user/security' },
  'user/usermanagement': { path: 'user/usermanagement' },
  chathistory: { path: 'chathistory' },
  notifications: { path: 'notifications' },
} as const satisfies Record<string, Target>

const longest = 500

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Name and value of each part of a query, decoded once; undefined where one cannot be. */
const pairsOf = (search: string): [name: string, value: string][] | undefined => {
  const pairs: [string, string][] = []
  for (const part of search.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [name, value] = part.split(/=(.*)/s).map((side) => decoded(side.replaceAll('+', ' ')))
    if (name === undefined || (part.includes('=') && value === undefined)) return undefined
    pairs.push([name, value ?? ''])
  }
  return pairs
}

/** The query of a target: known names, one value each that fits its pattern; undefined when any part is strange. */
const queryOf = (target: Target, search: string): Map<string, string> | undefined => {
  const known = target.parameters ?? {}
  const kept = new Map<string, string>()
  for (const [sent, value] of pairsOf(search) ?? [['', '']]) {
    const name = sent.toLowerCase()
    const parameter = Object.hasOwn(known, name) ? known[name] : undefined
    if (!parameter?.pattern.test(value) || kept.has(parameter.name)) return undefined
    kept.set(parameter.name, value)
  }
  return kept
}

/** The path of ours that `rd` names, already decoded once, with `track=1` where it is to be tracked; else home. */
export const handoffPath = (lang: Lang, rd: string): string => {
  const home = `/${lang}/home`
  if (rd.length > longest) return home
  const [, path = '', search = ''] =
    /^\/?(?:(?:en|ar)\/)?([a-z]+(?:\/[a-z]+)?)\/?(?:\?([\x21-\x7e]*))?$/i.exec(rd) ?? []
  const known = path.toLowerCase()
  if (!Object.hasOwn(handoffTargets, known)) return home
  const target: Target = handoffTargets[known as keyof typeof handoffTargets]
  const query = queryOf(target, search)
  if (!query) return home
  if (target.track) query.set('track', '1')
  const encoded = [...query].map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `/${lang}/${target.path}${encoded.length > 0 ? `?${encoded.join('&')}` : ''}`
}

/** A hand-off as its address says it: signing out, or going to a path of ours. What stands for tokens is never read. */
export type Handoff = { kind: 'leave' } | { kind: 'go'; path: string }

/** Reads `/{lang}/redirect` and `/{lang}/redirect/{t}/{r}/{rd}`; `?logout` in either is the marker for signing out. */
export const readHandoff = (lang: Lang, pathname: string, search: string): Handoff => {
  const query = new Map(pairsOf(search) ?? [])
  const [, , , first = '', , ...rest] = pathname.split('/')
  if (query.has('logout') || first === 'logout') return { kind: 'leave' }
  const fromPath = decoded(rest.join('/'))
  const rd = fromPath === '' ? (query.get('rd') ?? '') : fromPath
  return { kind: 'go', path: rd === undefined ? `/${lang}/home` : handoffPath(lang, rd) }
}
