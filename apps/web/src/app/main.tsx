// Starts the app: language of the address, the session this browser holds, the router.
import '../kit/no-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { asLang } from '@marsa/model/kit/text.ts'
import { connectSession } from '../accounts/door.tsx'
import { LangProvider } from '../kit/direction.tsx'
import { makeQueryClient, settingsKey } from '../kit/query.ts'
import { report } from '../kit/report.ts'
import { RouterProvider } from '../kit/router/outlet.tsx'
import { session } from '../kit/session.ts'
import '../ui/app.css'
import './shell.css'
import { followLinks } from './links.ts'
import { makeAppRouter } from './router.tsx'

const lang = asLang(location.pathname.split('/')[1])
document.documentElement.lang = lang
document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr'

addEventListener('vite:preloadError', (event) => report('chunk-failed', event.payload))
addEventListener('error', ({ error }) => error && report('script-error', error))

connectSession()
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
// Not awaited at the top: then the bundler could not join files.
void session.start().then(show)
// What comes while the session is renewed, and a moment later, so that nothing delays that: letters, and the page as code.
setTimeout(() => {
  void document.fonts.load('1em "Readex Pro"', lang === 'ar' ? 'م' : 'm')
  if (session.isLikely()) router.preloadRoute(router.history.entry())
}, 50)
