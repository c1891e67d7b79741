// Another session in the place of this one shows another person's pages: every tab begins anew.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { session } from '../../kit/session.ts'

/** Watches from the first paint on: what comes to the page later would miss a session that has changed by then. */
export const useOtherSession = (): void => {
  const { lang } = useLang()
  const id = useSyncExternalStore(session.subscribe, session.id)
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== undefined && id !== undefined && id !== before.current)
      location.assign(`/${lang}/start`)
    before.current = id ?? before.current
  }, [id, lang])
}
