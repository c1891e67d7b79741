// Beginning to act for somebody: whom, why, and how far.
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { findSubjects, startActing, viewActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { actingText } from '@marsa/model/accounts/acting/acting-text.ts'
import { actsForOthers } from '@marsa/model/accounts/acting/acting-rules.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { roleText } from '@marsa/model/accounts/text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useSettingParams } from '../../kit/setting-params.ts'
import { ask, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useMe } from '../queries.ts'
import { takeUp } from '../session.ts'
import { useChecked } from '../check/use-checked.tsx'
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
  const [typed, setTyped] = useState('')
  const [userCode, setUserCode] = useState<string | undefined>(person?.userCode)
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState<Scope>('read')
  const [isTried, setTried] = useState(false)
  const start = useCommand(startActing, { quiet: true, onDone: (answer) => void takeUp(answer, false) })
  const check = useChecked(start)
  const searchText = useDeferredValue(typed)
  const found = useQuery({
    ...ask(findSubjects, { searchText }),
    enabled: !person,
    placeholderData: (kept) => kept,
  })
  const rights = useQuery(ask(viewActing))
  const send = () => {
    setTried(true)
    if (userCode !== undefined)
      check.run(async () => void (await start.mutateAsync({ body: { userCode, reason, scope } })))
  }
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
      <CommandDialog
        title={t(actingText.actFor)}
        size="l"
        send={t(actingText.begin)}
        pendingLabel={t(actingText.beginning)}
        command={check.command}
        beside={['reason']}
        onSend={send}
        onClose={onClose}
      >
        <p className="dense muted">{t(actingText.lead, params)}</p>
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
                error={isTried && userCode === undefined ? t(actingText.personRequired) : undefined}
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
          error={check.command.error?.fieldSentences['reason']}
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
      </CommandDialog>
      {check.dialog}
    </>
  )
}
