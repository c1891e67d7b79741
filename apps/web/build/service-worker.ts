// Writes the worker that shows the offline page when an address cannot be reached; it keeps nothing else.
import { createHash } from 'node:crypto'

/** `kept` are the addresses that the offline pages need; their content is in the cache's name. */
export const serviceWorker = (kept: string[], content: string): string => {
  const cache = `offline-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}`
  return `const cache = '${cache}'
addEventListener('install', (event) => {
  event.waitUntil(caches.open(cache).then((open) => open.addAll(${JSON.stringify(kept)})).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('offline-') && name !== cache)
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  const page = () => caches.match('/' + (/^\\/ar(\\/|$)/.test(pathname) ? 'ar' : 'en') + '/offline.html')
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(page))
  else if (request.destination === 'font' && origin === location.origin)
    event.respondWith(caches.match(request).then((font) => font || fetch(request)))
})
`
}
