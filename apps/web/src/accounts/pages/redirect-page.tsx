// The hand-off page (A 2, Z07): leads to a place of our own table, or signs out after the person has said so.
import { useEffect, useRef, useState } from 'react'
import { readHandoff } from '@marsa/model/accounts/handoff.ts'
import { directoryText } from '@marsa/model/accounts/directory/directory-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { useSessionState } from '../queries.ts'
import { leave, leavesTo } from '../session.ts'
import '../accounts.css'

/** True when a page of ours led here: the document was then loaded at another address. Another site cannot do that. */
const fromOurPage = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
}

function Leaving() {
  const t = useT()
  const { lang } = useLang()
  const { status } = useSessionState()
  const [busy, setBusy] = useState(false)
  const asked = useRef(false)
  useTitle(t(directoryText.signOutTitle))
  const signOut = async () => {
    setBusy(true)
    const wasOut = status === 'out'
    await leave()
    // No session guard leads somebody on whose session was over before.
    if (wasOut) location.replace(leavesTo(lang) ?? `/${lang}/home`)
  }
  useEffect(() => {
    if (asked.current || !fromOurPage()) return
    asked.current = true
    void signOut()
  })
  return (
    <section className="card sign-in stack g5">
      <header className="stack g2">
        <h1 className="h2">{t(directoryText.signOutTitle)}</h1>
        <p className="muted">{t(directoryText.signOutBody)}</p>
      </header>
      <Button variant="primary" block isPending={busy} onPress={() => void signOut()}>
        {t(accountsText.signOut)}
      </Button>
      <LinkButton block href={`/${lang}/start`}>
        {t(directoryText.stay)}
      </LinkButton>
    </section>
  )
}

function Going({ path }: { path: string }) {
  const t = useT()
  const { status } = useSessionState()
  useTitle(t(directoryText.goingOn))
  useEffect(() => {
    // The session of this browser is taken up first, as the page it leads to may need one.
    if (status !== 'starting') location.replace(path)
  }, [path, status])
  return (
    <p className="row g2" role="status">
      <Spinner />
      {t(directoryText.goingOn)}
    </p>
  )
}

export function RedirectPage() {
  const { lang } = useLang()
  // Read once: what stands for tokens is not even kept in the address.
  const [handoff] = useState(() => readHandoff(lang, location.pathname, location.search))
  return handoff.kind === 'leave' ? <Leaving /> : <Going path={handoff.path} />
}
