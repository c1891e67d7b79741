// Beginning to act for somebody: whom, why, and how far.
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState, type SubmitEvent } from 'react'
import { findSubjects, startActing, viewActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { actingText } from '@marsa/model/accounts/acting/acting-text.ts'
import { actsForOthers } from '@marsa/model/accounts/acting/acting-rules.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { roleText } from '@marsa/model/accounts/text.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useSettingParams } from '../../kit/setting-params.ts'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useMe } from '../queries.ts'
import { takeUp } from '../session.ts'
import { useCheck } from '../check/use-check.tsx'
import './acting.css'

type Scope = 'read' | 'write'

/** `person` is chosen already, as from user management; otherwise they are searched for. */
export function ActingDialog({
  person,
  onClose,
}: {
  person?: { userCode: string; name: string }
  onClose: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const params = useSettingParams()
  const check = useCheck()
  const [typed, setTyped] = useState('')
  const [userCode, setUserCode] = useState<string | undefined>(person?.userCode)
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState<Scope>('read')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refusal | 'person'>()
  const searchText = useDeferredValue(typed)
  const found = useQuery({
    ...ask(findSubjects, { searchText }),
    enabled: !person,
    placeholderData: (kept) => kept,
  })
  const rights = useQuery(ask(viewActing))
  const begin = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      takeUp(await call(startActing, { body: { userCode: userCode ?? '', reason, scope } }), false)
    } catch (refusal) {
      setBusy(false)
      if (!(refusal instanceof Refusal)) throw refusal
      if (refusal.code === 'factors.check-needed') throw refusal
      setProblem(refusal)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    if (userCode === undefined) setProblem('person')
    else void check.run(begin)
  }
  const refused = problem instanceof Refusal ? problem : undefined
  const choices = (found.data?.items ?? []).map((item) => ({
    id: item.userCode,
    label: Object.values(nameIn(item, lang)).join(' ').trim(),
    detail: (
      <>
        {t(roleText[item.roleName])} · {lang === 'ar' ? item.companyNameAr : item.companyNameEn} ·{' '}
        <bdi dir="ltr">{item.email}</bdi>
      </>
    ),
  }))
  if (!me || !actsForOthers(me.roleName)) return null
  return (
    <>
      <Dialog title={t(actingText.actFor)} isOpen onClose={onClose} size="l">
        <form className="stack g5" noValidate onSubmit={submit}>
          <p className="dense muted">{t(actingText.lead, params)}</p>
          {refused && !refused.fieldSentences['reason'] && (
            <Banner tone="error" live title={refused.sentence} />
          )}
          {person ? (
            <p className="med">{person.name}</p>
          ) : (
            <>
              <TextInput
                label={t(actingText.person)}
                name="person"
                type="search"
                icon={Search}
                autoComplete="off"
                autoFocus
                value={typed}
                onChange={setTyped}
              />
              <div className="acting-found">
                <RadioCards
                  label={t(actingText.found)}
                  columns={1}
                  choices={choices}
                  value={userCode ?? null}
                  onChange={setUserCode}
                  error={problem === 'person' ? t(actingText.personRequired) : undefined}
                />
                {found.data && choices.length === 0 && <p className="dense muted">{t(actingText.nobody)}</p>}
              </div>
            </>
          )}
          <TextArea
            label={t(actingText.reason)}
            hint={t(actingText.reasonHint)}
            name="reason"
            maxLength={300}
            value={reason}
            onChange={setReason}
            error={refused?.fieldSentences['reason']}
          />
          {rights.data?.mayChange && (
            <RadioCards
              label={t(actingText.scope)}
              choices={[
                { id: 'read', label: t(actingText.read), detail: t(actingText.readHint) },
                { id: 'write', label: t(actingText.write), detail: t(actingText.writeHint) },
              ]}
              value={scope}
              onChange={(id) => setScope(id === 'write' ? 'write' : 'read')}
            />
          )}
          <Button
            type="submit"
            variant="primary"
            block
            isPending={busy}
            pendingLabel={t(actingText.beginning)}
          >
            {t(actingText.begin)}
          </Button>
        </form>
      </Dialog>
      {check.dialog}
    </>
  )
}
