// What the link for a new password opens; the link is taken out of the address before anything else.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { recoveryTitles } from '@marsa/model/accounts/profile/profile-titles.ts'
import {
  isWholeResetId,
  resetMinutes,
  viewPasswordReset,
} from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { recoveryText } from '@marsa/model/accounts/recovery/recovery-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call, type Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ResetForm } from '../recovery/recovery-form.tsx'
import { takeFragment } from '../sign-in/take-fragment.ts'
import '../accounts.css'

type Reset = AnswerOf<typeof viewPasswordReset>

/** Signed in or not: a new password asks everybody to sign in anew. */
export function ResetPasswordPage() {
  const [requestId] = useState(takeFragment)
  return isWholeResetId(requestId) ? <Open requestId={requestId} /> : <Incomplete />
}

function Open({ requestId }: { requestId: string }) {
  const t = useT()
  const [closed, setClosed] = useState<Refusal>()
  const [done, setDone] = useState(false)
  const opening = useMutation<Reset, Refusal>({
    mutationFn: () => call(viewPasswordReset, { body: { RequestID: requestId }, anonymous: true }),
  })
  const { mutate } = opening
  useEffect(() => mutate(), [mutate])
  const ended = closed ?? opening.error
  if (ended) return <Closed problem={ended} />
  if (done) return <Done />
  return (
    <section className="card sign-in stack g5">
      {!opening.data && <Skeleton lines={5} />}
      {opening.data && (
        <>
          <header className="stack g1">
            <h1 className="h2">{t(recoveryTitles.reset)}</h1>
            <p className="dense muted">
              {t(recoveryText.resetLead, { email: `\u2068${opening.data.email}\u2069` })}
            </p>
          </header>
          <ResetForm
            requestId={requestId}
            email={opening.data.email}
            leastPassword={opening.data.leastPassword}
            onClosed={setClosed}
            onDone={() => setDone(true)}
          />
        </>
      )}
    </section>
  )
}

function Closed({ problem }: { problem: Refusal }) {
  const t = useT()
  const expired = problem.code === 'accounts.reset-expired'
  return (
    <NoForm title={expired ? t(recoveryText.closedTitle) : problem.sentence}>
      {expired && `${problem.sentence} `}
      {t(recoveryText.closedBody, { minutes: resetMinutes })}
    </NoForm>
  )
}

/** The page was opened without its id, or with a part of it. */
function Incomplete() {
  const t = useT()
  return <NoForm title={t(recoveryText.incompleteTitle)}>{t(recoveryText.incompleteBody)}</NoForm>
}

/** Why there is no form, and the way to a new link. */
function NoForm({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <section className="card sign-in">
      <Empty
        level={1}
        title={title}
        action={
          <LinkButton variant="primary" href={`/${lang}/hub/forgot-password`}>
            {t(recoveryText.askAgain)}
          </LinkButton>
        }
      >
        {children}
      </Empty>
    </section>
  )
}

function Done() {
  const t = useT()
  const { lang } = useLang()
  return (
    <section className="card sign-in stack g4" role="status">
      <h1 className="h2">{t(recoveryText.doneTitle)}</h1>
      <p>{t(recoveryText.doneBody)}</p>
      <LinkButton variant="primary" block href={`/${lang}/sign-in`}>
        {t(accountsText.signIn)}
      </LinkButton>
    </section>
  )
}
