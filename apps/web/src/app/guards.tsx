// Areas that are not everybody's: open, sent home, or warned first and then sent home (A 2, A 6).
import { useEffect, useState, type ReactNode } from 'react'
import { areaVerdict, areaWarningMs } from '@marsa/model/site/areas.ts'
import { useMe } from '../accounts/door.tsx'
import { useLang } from '../kit/direction.tsx'
import { useT } from '../kit/t.ts'
import { Button } from '../ui/actions/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { guardText } from './guards-text.ts'

export type Area = Parameters<typeof areaVerdict>[0]

/** The warning after its documented delay; confirming leads home, and there is no other way on. */
export function AreaWarning({ area }: { area: Area }) {
  const t = useT()
  const { lang } = useLang()
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), areaWarningMs)
    return () => clearTimeout(timer)
  }, [])
  if (!due) return null
  const leave = () => location.assign(`/${lang}/home`)
  return (
    <Dialog
      locked
      isOpen
      role="alertdialog"
      title={t(guardText.title)}
      onClose={leave}
      footer={
        <Button variant="primary" autoFocus onPress={leave}>
          {t(guardText.toHome)}
        </Button>
      }
    >
      <p>{t(guardText[area])}</p>
    </Dialog>
  )
}

/** Shows its children to those who may enter. */
export function AreaGate({ area, children }: { area: Area; children: ReactNode }) {
  const { lang } = useLang()
  const role = useMe()?.roleName
  const verdict = role && areaVerdict(area, role)
  useEffect(() => {
    if (verdict === 'home') location.replace(`/${lang}/home`)
  }, [verdict, lang])
  if (verdict === 'open') return children
  return (
    <>
      <Skeleton block="240px" />
      {verdict === 'warn' && <AreaWarning area={area} />}
    </>
  )
}
