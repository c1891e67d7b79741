// Starts the app: language of the address, the session this browser holds, the router.
import '../kit/no-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { asLang } from '@marsa/model/kit/text.ts'
import { meQuery } from '../accounts/door.tsx'
import { LangProvider } from '../kit/direction.tsx'
import { makeQueryClient, settingsKey } from '../kit/query.ts'
import { report } from '../kit/report.ts'
import { RouterProvider } from '../kit/router/outlet.tsx'
import { session } from '../kit/session.ts'
import '../ui/app.css'
import './shell.css'
import { started } from './begin.ts'
import { followLinks } from './links.ts'
import { makeAppRouter } from './router.tsx'

const lang = asLang(location.pathname.split('/')[1])
document.documentElement.lang = lang
document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr'

addEventListener('vite:preloadError', (event) => report('chunk-failed', event.payload))
addEventListener('error', ({ error }) => error && report('script-error', error))

const client = makeQueryClient()
client.setQueryDefaults(settingsKey, {
  queryFn: async ({ signal }) => (await import('./read-settings.ts')).readSettings(signal),
})
const router = makeAppRouter()
followLinks(router)
const show = (): void =>
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <LangProvider lang={lang}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LangProvider>
    </StrictMode>,
  )
/** Ends once it is known who is signed in, or it is not worth waiting for: then nothing moves under a hand a moment later. */
const who = async (): Promise<void> => {
  await started
  if (session.state().status !== 'in') return
  const late = new Promise((done) => setTimeout(done, 200))
  await Promise.race([client.query(meQuery).catch(() => undefined), late])
}
// Not awaited at the top: then the bundler could not join files.
void who().then(show)
// What comes while the session is renewed, and a moment later, so that nothing delays that: letters, and the page as code.
setTimeout(() => {
  void document.fonts.load('1em "Readex Pro"', lang === 'ar' ? 'م' : 'm')
  if (session.isLikely()) router.preloadRoute(router.history.entry())
}, 50)
