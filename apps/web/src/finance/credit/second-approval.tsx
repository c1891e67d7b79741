// A limit that waits for a second administrator, who agrees to it or drops it.
import { useState } from 'react'
import { confirmCredit, type CreditFile } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { creditProblems } from '@marsa/model/finance/credit/credit-problems.ts'
import { asSentence } from '@marsa/model/finance/credit/credit-terms.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { When } from '../../ui/values/when.tsx'
import { creditReads } from './credit-reads.ts'
import { creditDeskText as words, creditText } from './credit-text.ts'

type SecondApprovalProps = { proposal: NonNullable<CreditFile['proposal']>; decides: boolean }

export function SecondApproval({ proposal, decides }: SecondApprovalProps) {
  const t = useT()
  const { lang } = useLang()
  const confirm = useCommand(confirmCredit, {
    refreshes: creditReads,
    quiet: true,
    onDone: (_, { body }) =>
      void toast({ title: t(body?.isConfirmed ? words.confirmed : words.dropped), tone: 'success' }),
  })
  const [isAsking, setAsking] = useState(false)
  const decide = (isConfirmed: boolean) =>
    confirm.mutate({ query: { id: proposal.proposalId }, body: { isConfirmed } })
  const limit = money(proposal.limit, 'AED', lang)
  return (
    <Banner tone="attention" title={t(words.waitsTitle)}>
      <div className="stack g3">
        <p>
          {t(words.waitsBody, {
            name: proposal.by,
            limit,
            terms: t(creditText.days, { count: proposal.termsDays }),
            reason: asSentence(proposal.reason),
          })}
        </p>
        <p>
          {t(words.until)} <When value={proposal.lapsesAt} />
        </p>
        {!isAsking && <RefusalBanner refusal={confirm.error} />}
        {decides && (
          <div className="row row-top g2 wrap">
            <ActionButton
              variant="primary"
              refusal={proposal.refusal}
              problems={creditProblems}
              onPress={() => setAsking(true)}
            >
              {t(words.confirm)}
            </ActionButton>
            <Button changes isPending={confirm.isPending} onPress={() => decide(false)}>
              {t(words.drop)}
            </Button>
          </div>
        )}
        {isAsking && (
          <CommandDialog
            title={t(words.confirmTitle, { limit })}
            send={t(words.confirm)}
            command={confirm}
            onClose={() => setAsking(false)}
            onSend={() => decide(true)}
          >
            <p>{t(words.confirmBody)}</p>
          </CommandDialog>
        )}
      </div>
    </Banner>
  )
}
