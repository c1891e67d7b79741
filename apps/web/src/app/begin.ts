// A small script before the app's own: takes up the session of this browser and asks for what the page will show, while the rest is
// on its way.
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { firstCallsAt, firstCallsName } from '@marsa/model/site/first-calls.ts'
import { connectSession } from '../accounts/renewal.ts'
import { callAhead } from '../kit/call.ts'
import { session } from '../kit/session.ts'

connectSession()

/** Done once it is known whether somebody is signed in. */
export const started: Promise<void> = session.start()

void started.then(() => {
  // Without an answer to the renewal there is no token yet.
  if (session.left() <= 0) return
  void callAhead(getUserProfile, { body: {} })
  // With filters in the address the page asks for something else.
  const named = location.search
    ? null
    : document.querySelector<HTMLMetaElement>(`meta[name=${firstCallsName}]`)
  for (const path of firstCallsAt(named?.content ?? '', location.pathname))
    void callAhead({ method: 'GET', path })
})
