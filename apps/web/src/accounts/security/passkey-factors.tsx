// Passkeys: adding, naming and removing them.
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as calls from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call } from '../../kit/call.ts'
import { date, relative } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { refresh, toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LazyAlertDialog } from '../../ui/overlays/lazy-dialogs.tsx'
import { knowsPasskeys, makePasskey } from '../sign-in/passkey.ts'
import { useCheck } from '../check/use-check.tsx'
import { NameDialog } from './name-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Key = AnswerOf<typeof calls.viewFactors>['passkeys'][number]

export function PasskeyFactors({ passkeys }: { passkeys: readonly Key[] }) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const check = useCheck()
  const [naming, setNaming] = useState<Key | 'new'>()
  const [removing, setRemoving] = useState<Key>()
  const [codes, setCodes] = useState<readonly string[]>()
  const changed = async (title = t(factorsText.done)) => {
    void toast({ title, tone: 'success' })
    await refresh(client, [calls.viewFactors])
  }
  const add = (name: string) =>
    check.run(async () => {
      const { ticket, passkey } = await call(calls.beginPasskey, { body: {} })
      const body = { ticket, name, passkey: await makePasskey(passkey) }
      const { recoveryCodes } = await call(calls.addPasskey, { body })
      if (recoveryCodes) setCodes(recoveryCodes)
      await changed()
    })
  const rename = ({ id }: Key, name: string) =>
    check.run(async () => {
      await call(calls.renamePasskey, { query: { id }, body: { name } })
      await changed()
    })
  const remove = ({ id }: Key) =>
    check.run(async () => {
      await call(calls.removePasskey, { query: { id }, body: {} })
      await changed(t(factorsText.removed))
    })
  return (
    <div>
      <div className="line">
        <div>
          <p className="med">{t(factorsText.passkeys)}</p>
          <p className="dense muted">{t(factorsText.passkeysLead)}</p>
        </div>
        {knowsPasskeys() && (
          <Button icon={Plus} changes onPress={() => setNaming('new')}>
            {t(factorsText.addPasskey)}
          </Button>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((key) => (
            <li key={key.id} className="line">
              <div>
                <p className="med">
                  <bdi>{key.name}</bdi>
                </p>
                <p className="dense muted">
                  {t(factorsText.added, { date: date(key.createdAt, lang) })} ·{' '}
                  {key.lastUsedAt
                    ? t(factorsText.used, { when: relative(key.lastUsedAt, new Date(), lang) })
                    : t(factorsText.neverUsed)}
                </p>
              </div>
              <span className="row g2">
                <Button changes onPress={() => setNaming(key)}>
                  {t(factorsText.rename)}
                </Button>
                <Button changes onPress={() => setRemoving(key)}>
                  {t(factorsText.remove)}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {naming && (
        <NameDialog
          title={t(naming === 'new' ? factorsText.addPasskey : factorsText.rename)}
          name={naming === 'new' ? '' : naming.name}
          onClose={() => setNaming(undefined)}
          onName={(name) => {
            setNaming(undefined)
            void (naming === 'new' ? add(name) : rename(naming, name))
          }}
        />
      )}
      <LazyAlertDialog
        title={t(factorsText.removeKey, { name: removing?.name ?? '' })}
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        actionLabel={t(factorsText.remove)}
        keepLabel={t(factorsText.keep)}
        onAction={() => {
          setRemoving(undefined)
          if (removing) void remove(removing)
        }}
      >
        <p>{t(factorsText.removeKeyBody)}</p>
      </LazyAlertDialog>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      {check.dialog}
    </div>
  )
}
