// The credit of one company for administrators: what waits, the line, the application, every decision.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  askApplicant,
  closeCredit,
  decideCredit,
  recommendCredit,
  suspendCredit,
  viewCredit,
  type CreditFile,
} from '@marsa/model/finance/credit/credit-endpoints.ts'
import { closeRefusal, reasonIn } from '@marsa/model/finance/credit/credit-machine.ts'
import { creditProblems } from '@marsa/model/finance/credit/credit-problems.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { useMe } from '../../accounts/door.tsx'
import { SuspendedBadge } from '../../accounts/companies/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { phone } from '../../kit/phone-number.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { CreditPapers } from './credit-documents.tsx'
import { CreditHistory } from './credit-history.tsx'
import { CreditLineCard } from './credit-line-card.tsx'
import { CreditNotes } from './credit-notes.tsx'
import { creditReads } from './credit-reads.ts'
import { ApplicationBadge } from './credit-state.tsx'
import { creditDeskText as words, creditText } from './credit-text.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { SecondApproval } from './second-approval.tsx'
import { StaffBooks } from './staff-books.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { WordsDialog } from './words-dialog.tsx'
import '../finance.css'

const route = getRouteApi('/$lang/inside/finance/credit/$companyId')

export function CreditFilePage() {
  const t = useT()
  const { lang } = useLang()
  const { companyId } = route.useParams()
  const query = useQuery(ask(viewCredit, { companyId }))
  return (
    <AreaGate area="credit">
      <div className="stack g5">
        <a className="dense" href={`/${lang}/finance/credit`}>
          {t(words.back)}
        </a>
        <Loaded
          query={query}
          card
          skeleton={<Skeleton block="420px" />}
          missing={
            <div className="card">
              <Empty title={t(words.unknown)} />
            </div>
          }
        >
          {(file) => <File file={file} />}
        </Loaded>
      </div>
    </AreaGate>
  )
}

type Step = 'refuse' | 'ask' | 'recommend' | 'suspend' | 'close'
type Open = Step | 'approve' | 'change' | 'restore'

function File({ file }: { file: CreditFile }) {
  const { lang } = useLang()
  const [open, setOpen] = useState<Open>()
  const role = useMe()?.roleName
  const decides = role === 'admin'
  const isDesk = role === 'desk'
  const { account, application, proposal, history } = file
  const close = () => setOpen(undefined)
  return (
    <>
      <h1>
        <bdi>{file.company.name[lang]}</bdi> {file.company.isCompanySuspended && <SuspendedBadge />}
      </h1>
      {proposal && <SecondApproval proposal={proposal} decides={decides} />}
      {account && (
        <CreditLineCard
          account={account}
          action={
            decides && <AccountButtons account={account} isWaiting={proposal !== null} onOpen={setOpen} />
          }
        />
      )}
      {application && <Application file={file} decides={decides} isDesk={isDesk} onOpen={setOpen} />}
      {account && !isDesk && (
        <StaffBooks
          company={{ companyId: file.company.companyId, company: file.company.name }}
          decides={decides}
          used={account.used}
        />
      )}
      <CreditHistory history={history} isStaff />
      {open === 'approve' && <TermsDialog file={file} of="application" onClose={close} />}
      {open === 'change' && <TermsDialog file={file} of="account" onClose={close} />}
      {open === 'restore' && <RestoreDialog companyId={file.company.companyId} onClose={close} />}
      {open && open !== 'approve' && open !== 'change' && open !== 'restore' && (
        <StepDialog key={open} file={file} step={open} onClose={close} />
      )}
    </>
  )
}

function AccountButtons({
  account,
  isWaiting,
  onOpen,
}: {
  account: NonNullable<CreditFile['account']>
  isWaiting: boolean
  onOpen: (open: Open) => void
}) {
  const t = useT()
  const { state, used } = account
  if (state === 'CLOSED') return null
  return (
    <div className="row row-top g2 wrap">
      {state === 'APPROVED' && (
        <ActionButton
          variant="primary"
          refusal={isWaiting ? 'credit.proposal-open' : null}
          problems={creditProblems}
          onPress={() => onOpen('change')}
        >
          {t(words.change)}
        </ActionButton>
      )}
      {state === 'APPROVED' ? (
        <Button changes onPress={() => onOpen('suspend')}>
          {t(words.suspend)}
        </Button>
      ) : (
        <Button variant="primary" changes onPress={() => onOpen('restore')}>
          {t(words.restore)}
        </Button>
      )}
      <ActionButton
        refusal={closeRefusal(parseMoney(used))}
        problems={creditProblems}
        onPress={() => onOpen('close')}
      >
        {t(words.close)}
      </ActionButton>
    </div>
  )
}

function Application({
  file,
  decides,
  isDesk,
  onOpen,
}: {
  file: CreditFile
  decides: boolean
  isDesk: boolean
  onOpen: (open: Open) => void
}) {
  const t = useT()
  const { lang } = useLang()
  const application = file.application!
  const { requestedLimit, requestedTerms, licenceNumber, remarks, missing } = application
  const refusal = file.proposal
    ? 'credit.proposal-open'
    : missing.length > 0
      ? 'credit.documents-missing'
      : null
  return (
    <>
      <Card
        title={t(application.kind === 'NEW' ? creditText.application : creditText.applicationMore)}
        aside={<ApplicationBadge state={application.state} />}
        footer={
          isDesk && application.state === 'PENDING' ? (
            <Button variant="primary" changes onPress={() => onOpen('recommend')}>
              {t(words.recommend)}
            </Button>
          ) : (
            decides &&
            application.state === 'PENDING' && (
              <div className="row row-top g2 wrap">
                <ActionButton
                  variant="primary"
                  refusal={refusal}
                  problems={creditProblems}
                  onPress={() => onOpen('approve')}
                >
                  {t(words.approve)}
                </ActionButton>
                <Button changes onPress={() => onOpen('ask')}>
                  {t(words.ask)}
                </Button>
                <Button changes onPress={() => onOpen('refuse')}>
                  {t(words.refuse)}
                </Button>
              </div>
            )
          )
        }
      >
        <Facts
          columns
          facts={[
            [t(words.asked), requestedLimit ? <Money key="l" value={requestedLimit} /> : '–'],
            [t(creditText.terms), requestedTerms ? t(creditText.days, { count: requestedTerms }) : '–'],
            [t(creditText.companyName), <bdi key="n">{application.companyName}</bdi>],
            [t(creditText.licenceNumber), licenceNumber ? <bdi key="i">{licenceNumber}</bdi> : '–'],
            [t(creditText.contactName), <bdi key="c">{application.contactName}</bdi>],
            [t(creditText.contactEmail), <bdi key="e">{application.contactEmail}</bdi>],
            [
              t(creditText.contactMobile),
              <bdi key="m" dir="ltr">
                {phone(application.contactMobile)}
              </bdi>,
            ],
            [t(creditText.sentOn), <When key="w" value={application.appliedAt} />],
            ...(remarks
              ? [[t(creditText.remarks), <bdi key="r">{remarks}</bdi>] as [string, React.ReactNode]]
              : []),
            ...(application.reason
              ? [
                  [t(words.reason), <bdi key="y">{reasonIn(lang, application.reason)}</bdi>] as [
                    string,
                    React.ReactNode,
                  ],
                ]
              : []),
          ]}
        />
      </Card>
      <CreditPapers application={application} />
      <CreditNotes notes={application.notes} />
    </>
  )
}

const rows = {
  refuse: { title: words.refuseTitle, body: words.refuseBody, send: words.refuse },
  ask: { title: words.askTitle, body: undefined, send: words.ask },
  recommend: { title: words.recommendTitle, body: words.recommendBody, send: words.recommend },
  suspend: { title: words.suspendTitle, body: words.suspendBody, send: words.suspend },
  close: { title: words.closeTitle, body: words.closeBody, send: words.close },
} as const

/** Steps that ask for words instead of a reason. */
const rowsOfWords: Partial<Record<Step, TextRow>> = { ask: words.askField, recommend: words.recommendField }

function StepDialog({ file, step, onClose }: { file: CreditFile; step: Step; onClose: () => void }) {
  const t = useT()
  const options = {
    refreshes: creditReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.made), tone: 'success' })
    },
  }
  const refuse = useCommand(decideCredit, options)
  const question = useCommand(askApplicant, options)
  const recommend = useCommand(recommendCredit, options)
  const suspend = useCommand(suspendCredit, options)
  const close = useCommand(closeCredit, options)
  const command = { refuse, ask: question, recommend, suspend, close }[step]
  const send = (said: string) => {
    const id = file.application?.applicationId ?? ''
    const { companyId } = file.company
    if (step === 'refuse') refuse.mutate({ query: { id }, body: { outcome: 'refuse', reason: said } })
    else if (step === 'ask') question.mutate({ query: { id }, body: { text: said } })
    else if (step === 'recommend') recommend.mutate({ query: { id }, body: { text: said } })
    else ({ suspend, close })[step].mutate({ query: { companyId }, body: { reason: said } })
  }
  const { title, body, send: action } = rows[step]
  const isDanger = step === 'suspend' || step === 'close' || step === 'refuse'
  return (
    <WordsDialog
      title={t(title)}
      {...(body && { body: t(body) })}
      label={t(rowsOfWords[step] ?? words.reason)}
      send={t(action)}
      {...(isDanger && { tone: 'danger' as const })}
      field={rowsOfWords[step] ? 'text' : 'reason'}
      limit={step === 'ask' ? 1000 : 500}
      command={command}
      onSend={send}
      onClose={onClose}
    />
  )
}
