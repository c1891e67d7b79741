// Charges that a final quotation adds and that wait for consent: what they are, who decides until when, and the decision.
import { Clock, FileText, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { downloadDocument } from '@marsa/model/documents/endpoints.ts'
import type { FinalProposalView, ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { decideFinal, withdrawFinal } from '@marsa/model/freight/consent/consent-endpoints.ts'
import { consentText as words, proposalStateText } from '@marsa/model/freight/consent/consent-text.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { changeSentence } from '@marsa/model/requests/change-sentence.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { finalChangesText } from '@marsa/model/requests/final-changes-text.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime, money } from '../../kit/format.ts'
import { toast, useCommand, useSave } from '../../kit/query.ts'
import { useReadOnly } from '../../kit/use-read-only.ts'
import { useT } from '../../kit/t.ts'
import { TextDialog } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { changeReads } from '../changes/change-queries.ts'

type Props = { shipment: ShipmentDetail; side: 'customer' | 'agent' | undefined }

export function AddedCharges({ shipment, side }: Props) {
  return shipment.finalProposal ? (
    <Proposal shipment={shipment} side={side} proposal={shipment.finalProposal} />
  ) : null
}

type ProposalProps = Props & { proposal: FinalProposalView }

function Proposal({ shipment, side, proposal }: ProposalProps) {
  const t = useT()
  const { lang } = useLang()
  const { state, added, deskAt, changes, words: reason } = proposal
  const amount = (value: string): string => money(value, 'AED', lang)
  const isOpen = state !== 'REFUSED'
  return (
    <Card
      title={t(side === 'customer' ? words.title : words.titleAgent)}
      id="added-charges"
      aside={
        <Badge
          tone={isOpen ? 'waiting' : 'bad'}
          icon={isOpen ? Clock : X}
          label={t(state === 'ASKED' && side === 'customer' ? words.forYou : proposalStateText[state])}
        />
      }
    >
      <div className="stack g4">
        <p>{t(side === 'customer' ? words.lead : words.leadOther, { amount: amount(added) })}</p>
        <ul className="stack g3">
          {changes.lines
            .filter(({ change }) => change === 'added')
            .map((line, at) => (
              <li key={at}>
                <p className="row between g3">
                  <b>
                    <bdi>{line.label ?? t(charges[line.code])}</bdi>
                  </b>
                  <Money value={line.difference} strong />
                </p>
                {line.reason && (
                  <p className="dense muted">
                    <bdi>{line.reason}</bdi>
                  </p>
                )}
              </li>
            ))}
        </ul>
        <p className="dense">{changeSentence(changes, { lang, money: (fils) => amount(toWire(fils)) })}</p>
        <Facts across facts={sumsOf(proposal, t)} />
        {isOpen ? (
          <p className="dense muted">
            {state === 'ASKED' ? t(words.until, { time: dateTime(deskAt, lang) }) : t(words.withDesk)}
          </p>
        ) : (
          reason && <p>{t(words.refusedBy, { words: `\u2068${reason}\u2069` })}</p>
        )}
        <div className="row wrap g3">
          {changes.fileDocumentId && <QuotationFile documentId={changes.fileDocumentId} />}
          {isOpen && <Acts shipment={shipment} proposal={proposal} />}
        </div>
      </div>
    </Card>
  )
}

const sumsOf = ({ changes }: FinalProposalView, t: ReturnType<typeof useT>): [string, ReactNode][] => [
  [t(finalChangesText.acceptedTotal), <Money key="a" value={changes.acceptedTotal} />],
  [t(finalChangesText.finalTotal), <Money key="f" value={changes.finalTotal} strong />],
]

function QuotationFile({ documentId }: { documentId: string }) {
  const t = useT()
  const get = useSave(() => download(downloadDocument, { query: { documentId } }))
  return (
    <Button size="s" icon={FileText} changes={false} isPending={get.isPending} onPress={() => get.mutate()}>
      {t(finalChangesText.file)}
    </Button>
  )
}

/** What the reader may do; nothing for whom it is not. */
function Acts({ shipment, proposal }: Omit<ProposalProps, 'side'>) {
  const t = useT()
  const { lang } = useLang()
  const readOnly = useReadOnly()
  const [asking, setAsking] = useState<'agree' | 'refuse' | 'withdraw'>()
  const close = () => setAsking(undefined)
  const { version, changes, decideRefusal, withdrawRefusal } = proposal
  const total = money(changes.finalTotal, 'AED', lang)
  const done = (said: string) => {
    close()
    void toast({ title: said, tone: 'success' })
  }
  const query = { id: shipment.RequestId }
  const decide = useCommand(decideFinal, {
    refreshes: changeReads,
    quiet: true,
    onDone: (_, { body }) => done(t(body?.agree ? words.agreed : words.refused)),
  })
  const withdraw = useCommand(withdrawFinal, {
    refreshes: changeReads,
    onDone: () => done(t(words.withdrawn)),
  })
  const left = parseMoney(changes.finalTotal) - parseMoney(shipment.money?.paid ?? '0')
  if (readOnly) return null
  return (
    <>
      {decideRefusal === null && (
        <>
          <Button variant="primary" size="s" changes onPress={() => setAsking('agree')}>
            {t(words.agree, { total })}
          </Button>
          <Button size="s" changes onPress={() => setAsking('refuse')}>
            {t(words.refuse)}
          </Button>
        </>
      )}
      {withdrawRefusal === null && (
        <Button size="s" changes onPress={() => setAsking('withdraw')}>
          {t(words.withdraw)}
        </Button>
      )}
      <AlertDialog
        title={t(words.agreeTitle, { total })}
        isOpen={asking === 'agree'}
        onClose={close}
        tone="primary"
        actionLabel={t(words.agree, { total })}
        keepLabel={t(words.keep)}
        isPending={decide.isPending}
        onAction={() => decide.mutate({ query, body: { agree: true, version } })}
      >
        <p>
          {left > 0n
            ? t(words.agreeBody, { total, balance: money(toWire(left), 'AED', lang) })
            : t(words.agreeNothing, { total })}
        </p>
        {decide.error && <p className="err">{decide.error.sentence}</p>}
      </AlertDialog>
      {asking === 'refuse' && (
        <TextDialog
          title={t(words.refuseTitle)}
          body={t(words.refuseBody)}
          label={t(words.reason)}
          field="words"
          isNeeded
          action={t(words.refuse)}
          tone="danger"
          isPending={decide.isPending}
          error={decide.error}
          onClose={close}
          onAction={(given) => decide.mutate({ query, body: { agree: false, words: given, version } })}
        />
      )}
      <AlertDialog
        title={t(words.withdrawTitle)}
        isOpen={asking === 'withdraw'}
        onClose={close}
        actionLabel={t(words.withdraw)}
        keepLabel={t(words.keep)}
        isPending={withdraw.isPending}
        onAction={() => withdraw.mutate({ query })}
      >
        <p>{t(words.withdrawBody)}</p>
      </AlertDialog>
    </>
  )
}
