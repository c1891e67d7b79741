// Writes the worker that shows the offline page when an address cannot be reached, and keeps what can be read there: the
// last tracking answer, and the drafts that were open on this device, until somebody signs in or out.
import { createHash } from 'node:crypto'
import { signIn, signOut } from '@marsa/model/accounts/endpoints.ts'
import {
  removeDraft,
  saveRequest,
  submitRequest,
  viewDraft,
} from '@marsa/model/freight/asking/request-endpoints.ts'
import { trackShipment } from '@marsa/model/freight/public-endpoints.ts'
import { scriptPolicySource } from '@marsa/model/site/script-policy.ts'
import { keptCache, keptDraftPrefix, keptDrafts, keptTracking } from '../src/public/dom/kept.ts'

const called = ({ path }: { path: string }) => `/api/${path.replace(/\{\w+\}$/, '')}`.toLowerCase()
const paths = {
  track: called(trackShipment),
  view: called(viewDraft),
  save: called(saveRequest),
  submit: called(submitRequest),
  remove: called(removeDraft),
  signIn: called(signIn),
  signOut: called(signOut),
}

/** `kept` are the addresses that the offline pages need; their content is in the cache's name. */
export const serviceWorker = (kept: string[], content: string): string => {
  const cache = `offline-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}`
  return `const cache = '${cache}'
const paths = ${JSON.stringify(paths)}
addEventListener('install', (event) => {
  event.waitUntil(caches.open(cache).then((open) => open.addAll(${JSON.stringify(kept)})).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('offline-') && name !== cache)
  const clean = caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
  event.waitUntil(clean.then(() => clients.claim()))
})
const keep = async (key, value) => {
  const open = await caches.open('${keptCache}')
  await open.put(key, new Response(JSON.stringify({ at: Date.now(), ...value })))
  const drafts = (await open.keys()).filter(({ url }) => new URL(url).pathname.startsWith('${keptDraftPrefix}'))
  for (const draft of drafts.slice(0, -${keptDrafts})) await open.delete(draft)
}
const forget = async (wanted) => {
  const open = await caches.open('${keptCache}')
  for (const key of await open.keys())
    if (wanted(new URL(key.url).pathname)) await open.delete(key)
}
const keepDraft = async (draft) => {
  await forget((path) => path === '${keptDraftPrefix}' + draft.RequestId)
  await keep('${keptDraftPrefix}' + draft.RequestId, { draft })
}
const watch = async (request, path) => {
  const sent = path === paths.save ? request.clone().json() : undefined
  const response = await fetch(request)
  const isSession = path === paths.signIn || path === paths.signOut
  if (isSession || response.status === 401) await forget((key) => key.startsWith('${keptDraftPrefix}'))
  if (!response.ok || isSession) return response
  try {
    if (path === paths.track) await keep('${keptTracking}', { answer: await response.clone().json() })
    else if (path === paths.view) await keepDraft(await response.clone().json())
    else if (path === paths.save) await keepDraft({ ...(await response.clone().json()), form: (await sent).form })
    else await forget((key) => key.toLowerCase() === '${keptDraftPrefix}' + path.split('/').pop())
  } catch {}
  return response
}
const isWatched = (path) =>
  [paths.track, paths.view, paths.save, paths.signIn, paths.signOut].includes(path) ||
  path.startsWith(paths.submit) || path.startsWith(paths.remove)
addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (origin !== location.origin) return
  const page = () => caches.match('/' + (/^\\/ar(\\/|$)/i.test(pathname) ? 'ar' : 'en') + '/offline.html')
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(fetch(request).catch(page))
  else if (isWatched(pathname.toLowerCase())) event.respondWith(watch(request, pathname.toLowerCase()))
  else if (request.destination === 'font' || request.destination === 'script')
    event.respondWith(caches.match(request).then((known) => known || fetch(request)))
})
`
}

/**
 * What pages of the app run first of all: a page that cannot be reached is then our offline page, also for who never saw the
 * public side.
 */
export const keepOfflineScript = `${scriptPolicySource}
navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
`
