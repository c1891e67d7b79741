// What the session guard shows: the idle note with the time left, and the alert when it is over.
import { useEffect, useState } from 'react'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { countdown } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import './session-notices.css'

/** A quiet note with the time left; any sign of life takes it away, the button is one of them. */
export function IdleNote({ until }: { until: number }) {
  const t = useT()
  const [left, setLeft] = useState(() => until - Date.now())
  useEffect(() => {
    const tick = setInterval(() => setLeft(until - Date.now()), 1000)
    return () => clearInterval(tick)
  }, [until])
  return (
    <div className="idle-note">
      <Banner
        tone="attention"
        live
        title={t(accountsText.sessionEnding)}
        action={<Button size="s">{t(accountsText.staySignedIn)}</Button>}
      >
        <span aria-live="off">{t(accountsText.sessionEndingBody, { time: countdown(left) })}</span>
      </Banner>
    </div>
  )
}

/** Says that it is over and leads home; whatever was on the page is no longer shown to whoever comes next. */
export function SessionOver({ end }: { end: 'idle' | 'refused' }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Dialog
      title={t(accountsText.sessionTimedOut)}
      role="alertdialog"
      isOpen
      locked
      footer={
        <Button variant="primary" autoFocus onPress={() => location.assign(`/${lang}/home`)}>
          {t(accountsText.okButton)}
        </Button>
      }
    >
      <p>{t(end === 'idle' ? accountsText.sessionExpired : accountsText.sessionTimedOutBody)}</p>
    </Dialog>
  )
}
