// The UAE PASS that opens the account: since when, and unlinking it; nothing for who has linked none.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unlinkIdentity, viewLinkedIdentity } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { directoryProblems } from '@marsa/model/accounts/directory/directory-problems.ts'
import { linkedText as words } from '@marsa/model/accounts/directory/directory-text.ts'
import { listSessions } from '@marsa/model/accounts/own-sessions/sessions-endpoints.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, dateTime } from '../../kit/format.ts'
import { ask, refresh, toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { LazyAlertDialog } from '../../ui/overlays/lazy-dialogs.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { useCheck } from '../check/use-check.tsx'
import { SecurityPart } from './security-part.tsx'

export function SecurityIdentity() {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const check = useCheck()
  const [asking, setAsking] = useState(false)
  const query = useQuery(ask(viewLinkedIdentity))
  if (!query.data?.uaePass) return null
  const { uaePass, refusal } = query.data
  const unlink = () => {
    setAsking(false)
    return check.run(async () => {
      await call(unlinkIdentity, { body: {} })
      void toast({ title: t(words.unlinked), tone: 'success' })
      await refresh(client, [viewLinkedIdentity, listSessions])
    })
  }
  return (
    <SecurityPart title={t(words.title)} lead={t(words.lead)} query={query}>
      {() => (
        <div className="line">
          <div>
            <p className="med">{t(words.linked, { date: date(uaePass.linkedAt, lang) })}</p>
            <p className="dense muted">{t(words.used, { when: dateTime(uaePass.lastUsedAt, lang) })}</p>
          </div>
          <div className="row wrap g2">
            {refusal === 'accounts.only-way-in' && (
              <LinkButton href={`/${lang}/hub/forgot-password`}>{t(words.setPassword)}</LinkButton>
            )}
            <ActionButton
              refusal={refusal ?? undefined}
              problems={directoryProblems}
              onPress={() => setAsking(true)}
            >
              {t(words.unlink)}
            </ActionButton>
          </div>
          <LazyAlertDialog
            title={t(words.question)}
            isOpen={asking}
            onClose={() => setAsking(false)}
            actionLabel={t(words.unlink)}
            keepLabel={t(words.keep)}
            onAction={() => void unlink()}
          >
            <p>{t(words.questionBody)}</p>
          </LazyAlertDialog>
          {check.dialog}
        </div>
      )}
    </SecurityPart>
  )
}
