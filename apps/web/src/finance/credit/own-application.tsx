// The newest application as its company sees it: where it stands, whose turn it is, documents, questions, the way back.
import { reasonIn } from '@marsa/model/finance/credit/credit-machine.ts'
import { useState } from 'react'
import {
  answerApplicationQuestion,
  withdrawApplication,
  type CreditApplication,
} from '@marsa/model/finance/credit/credit-endpoints.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { CreditDocuments } from './credit-documents.tsx'
import { CreditNotes } from './credit-notes.tsx'
import { creditReads } from './credit-reads.ts'
import { ApplicationBadge } from './credit-state.tsx'
import { creditText as words } from './credit-text.ts'
import { WordsDialog } from './words-dialog.tsx'

export const isAsked = ({ notes }: Pick<CreditApplication, 'notes'>): boolean =>
  notes.at(-1)?.kind === 'question'

const missingCount = ({ missing }: CreditApplication): number =>
  missing.reduce((total, { count }) => total + count, 0)

function NextStep({ application }: { application: CreditApplication }) {
  const t = useT()
  const count = missingCount(application)
  if (isAsked(application)) return <Banner tone="attention" title={t(words.nextAnswer)} />
  if (count > 0) return <Banner tone="attention" title={t(words.nextDocuments, { count })} />
  return <Banner tone="info" title={t(words.nextOurs)} />
}

export function OwnApplication({ application }: { application: CreditApplication }) {
  const t = useT()
  const { lang } = useLang()
  const [open, setOpen] = useState<'answer' | 'withdraw'>()
  const close = () => setOpen(undefined)
  const query = { id: application.applicationId }
  const answer = useCommand(answerApplicationQuestion, {
    refreshes: creditReads,
    quiet: true,
    onDone: () => {
      close()
      void toast({ title: t(words.answered), tone: 'success' })
    },
  })
  const withdraw = useCommand(withdrawApplication, {
    refreshes: creditReads,
    onDone: () => {
      close()
      void toast({ title: t(words.withdrawn), tone: 'success' })
    },
  })
  const isPending = application.state === 'PENDING'
  const steps = [words.steps, words.stepDocuments, words.stepReview, words.stepDecision]
  return (
    <>
      <Card
        title={t(application.kind === 'NEW' ? words.application : words.applicationMore)}
        aside={<ApplicationBadge state={application.state} />}
        footer={
          isPending && (
            <Button variant="text" changes onPress={() => setOpen('withdraw')}>
              {t(words.withdraw)}
            </Button>
          )
        }
      >
        <div className="stack g5">
          {isPending && (
            <>
              <Steps
                steps={steps.map((row) => ({ label: t(row) }))}
                current={missingCount(application) > 0 || isAsked(application) ? 1 : 2}
              />
              <NextStep application={application} />
            </>
          )}
          {application.state === 'REFUSED' && (
            <Banner tone="error" title={t(words.refusedTitle)}>
              <bdi>{reasonIn(lang, application.reason ?? '')}</bdi>
            </Banner>
          )}
          <Facts
            columns
            facts={[
              [
                t(words.requestedLimit),
                application.requestedLimit ? <Money key="l" value={application.requestedLimit} /> : '–',
              ],
              [
                t(words.terms),
                application.requestedTerms ? t(words.days, { count: application.requestedTerms }) : '–',
              ],
              [t(words.contactName), <bdi key="c">{application.contactName}</bdi>],
              [t(words.sentOn), <When key="w" value={application.appliedAt} />],
            ]}
          />
        </div>
      </Card>
      <CreditDocuments application={application} />
      <CreditNotes
        notes={application.notes}
        action={
          isPending &&
          isAsked(application) && (
            <Button variant="primary" changes onPress={() => setOpen('answer')}>
              {t(words.answerAction)}
            </Button>
          )
        }
      />
      {open === 'answer' && (
        <WordsDialog
          title={t(words.answerTitle)}
          label={t(words.answer)}
          send={t(words.answerAction)}
          body={application.notes.at(-1)!.text}
          field="text"
          limit={1000}
          command={answer}
          onSend={(text) => answer.mutate({ query, body: { text } })}
          onClose={close}
        />
      )}
      <AlertDialog
        isOpen={open === 'withdraw'}
        title={t(words.withdrawTitle)}
        actionLabel={t(words.withdraw)}
        keepLabel={t(words.keepApplication)}
        isPending={withdraw.isPending}
        onAction={() => withdraw.mutate({ query })}
        onClose={close}
      >
        <p>{t(words.withdrawBody)}</p>
      </AlertDialog>
    </>
  )
}
