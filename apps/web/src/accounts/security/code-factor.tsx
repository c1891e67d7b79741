// The authenticator app and the recovery codes: setting up, removing, making new codes.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  beginCode,
  removeCode,
  renewRecovery,
  viewFactors,
} from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call } from '../../kit/call.ts'
import { date } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { refresh, toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LazyAlertDialog } from '../../ui/overlays/lazy-dialogs.tsx'
import { useCheck } from '../check/use-check.tsx'
import { CodeSetup } from './code-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = { since: string | null; recoveryLeft: number; hasKeys: boolean }

export function CodeFactor({ since, recoveryLeft, hasKeys }: Props) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const check = useCheck()
  const [begun, setBegun] = useState<AnswerOf<typeof beginCode>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [removing, setRemoving] = useState(false)
  const shown = (recoveryCodes: readonly string[]) => {
    setBegun(undefined)
    setCodes(recoveryCodes)
    void refresh(client, [viewFactors])
  }
  const begin = () => check.run(async () => setBegun(await call(beginCode, { body: {} })))
  const renew = () => check.run(async () => shown((await call(renewRecovery, { body: {} })).recoveryCodes))
  const remove = () => {
    setRemoving(false)
    return check.run(async () => {
      await call(removeCode, { body: {} })
      void toast({ title: t(factorsText.removed), tone: 'success' })
      await refresh(client, [viewFactors])
    })
  }
  return (
    <div>
      <div className="line">
        <div>
          <p className="med">{t(factorsText.app)}</p>
          <p className="dense muted">
            {since ? t(factorsText.appOn, { date: date(since, lang) }) : t(factorsText.appOff)}
          </p>
        </div>
        {since ? (
          <Button changes onPress={() => setRemoving(true)}>
            {t(factorsText.remove)}
          </Button>
        ) : (
          <Button variant="primary" changes onPress={() => void begin()}>
            {t(factorsText.setUp)}
          </Button>
        )}
      </div>
      {(since || hasKeys) && (
        <div className="line">
          <div>
            <p className="med">{t(factorsText.recovery)}</p>
            <p className="dense muted">{t(factorsText.recoveryLeft, { count: recoveryLeft })}</p>
          </div>
          <Button changes onPress={() => void renew()}>
            {t(factorsText.newCodes)}
          </Button>
        </div>
      )}
      {begun && <CodeSetup begun={begun} onDone={shown} onClose={() => setBegun(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      <LazyAlertDialog
        title={t(factorsText.removeApp)}
        isOpen={removing}
        onClose={() => setRemoving(false)}
        actionLabel={t(factorsText.remove)}
        keepLabel={t(factorsText.keep)}
        onAction={() => void remove()}
      >
        <p>{t(factorsText.removeAppBody)}</p>
      </LazyAlertDialog>
      {check.dialog}
    </div>
  )
}
