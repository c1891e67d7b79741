// The credit of one's own company: the line, what is to be done next in every state, the application and the history.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { viewOwnCredit, type CreditFile } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { reasonIn } from '@marsa/model/finance/credit/credit-machine.ts'
import { asSentence } from '@marsa/model/finance/credit/credit-terms.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { financeTitles } from '../titles.ts'
import { ApplyForm } from './apply-form.tsx'
import { CreditHistory } from './credit-history.tsx'
import { CreditLineCard } from './credit-line-card.tsx'
import { creditText as words } from './credit-text.ts'
import { OwnApplication } from './own-application.tsx'
import { OwnBooks } from './own-books.tsx'
import '../finance.css'

const problems = async () => (await import('@marsa/model/finance/credit/credit-problems.ts')).creditProblems

export function CreditPage() {
  const t = useT()
  const query = useQuery(ask(viewOwnCredit))
  return (
    <>
      <div className="list-h">
        <h1>{t(financeTitles.credit)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </div>
      <Loaded query={query} card skeleton={<Skeleton block="320px" />}>
        {(file) => <OwnCredit file={file} />}
      </Loaded>
    </>
  )
}

function ApplyButton({ file, label, onPress }: { file: CreditFile; label: string; onPress: () => void }) {
  return (
    <ActionButton variant="primary" refusal={file.applyRefusal} problems={problems} onPress={onPress}>
      {label}
    </ActionButton>
  )
}

function OwnCredit({ file }: { file: CreditFile }) {
  const t = useT()
  const { lang } = useLang()
  const [isApplying, setApplying] = useState(false)
  const { account, application, history } = file
  const isPending = application?.state === 'PENDING'
  const isEmpty = (!account || account.state === 'CLOSED') && !application
  const begin = () => setApplying(true)
  const isWanted = !isPending && !isApplying
  return (
    <div className="stack g6">
      {account?.state === 'SUSPENDED' && (
        <Banner
          tone="error"
          title={t(words.suspendedTitle)}
          action={<GoLink href={`/${lang}/help/contact`}>{t(words.contact)}</GoLink>}
        >
          {t(words.suspendedBody, { reason: asSentence(reasonIn(lang, account.reason ?? '')) })}
        </Banner>
      )}
      {account && (
        <CreditLineCard
          account={account}
          action={
            isWanted && (
              <ApplyButton
                file={file}
                label={t(account.state === 'CLOSED' ? words.applyAgain : words.askMore)}
                onPress={begin}
              />
            )
          }
        />
      )}
      {isApplying && <ApplyForm file={file} onClose={() => setApplying(false)} />}
      {isEmpty && !isApplying && (
        <div className="card">
          <Empty
            art
            title={t(words.none)}
            action={<ApplyButton file={file} label={t(words.apply)} onPress={begin} />}
          >
            {t(words.noneBody)}
          </Empty>
        </div>
      )}
      {application && (isPending || application.state === 'REFUSED') && !isApplying && (
        <OwnApplication application={application} />
      )}
      {!account && application && isWanted && (
        <div>
          <ApplyButton file={file} label={t(words.applyAgain)} onPress={begin} />
        </div>
      )}
      {account && <OwnBooks />}
      {account && <CreditHistory history={history} />}
    </div>
  )
}
