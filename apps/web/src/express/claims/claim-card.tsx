// The claim on a parcel: what can be claimed, what was, what becomes of it, and what the desk and a second person decide.
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { claimCauseText, claimStateText } from '@marsa/model/express/claims/claim-text.ts'
import {
  confirmClaim,
  viewClaim,
  type Claim,
  type ClaimView,
} from '@marsa/model/express/claims/claim-endpoints.ts'
import type { ClaimState } from '@marsa/model/express/claims/claim-machine.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { When } from '../../ui/values/when.tsx'
import { ClaimPhotos } from './claim-photos.tsx'
import { claimReads } from './claim-reads.ts'
import { claimWords as words } from './claim-words.ts'

const dialogs = () => import('./claim-dialogs.tsx')
const LazyFile = lazyPart(async () => (await dialogs()).FileDialog)
const LazyPhotos = lazyPart(async () => (await dialogs()).PhotosDialog)
const LazyWithdraw = lazyPart(async () => (await dialogs()).WithdrawDialog)
const LazyDecide = lazyPart(async () => (await dialogs()).DecideDialog)

const problems = async () => (await import('@marsa/model/express/claims/claim-problems.ts')).claimProblems

const looks: Record<ClaimState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  OPEN: { tone: 'waiting', icon: Hourglass },
  PROPOSED: { tone: 'waiting', icon: Hourglass },
  PAID: { tone: 'good', icon: CircleCheck },
  REFUSED: { tone: 'bad', icon: CircleX },
  WITHDRAWN: { tone: 'neutral', icon: Undo2 },
}

type CardProps = { shipment: ShipmentDetails; isStaff: boolean }

export function ClaimCard({ shipment, isStaff }: CardProps) {
  const query = useQuery(ask(viewClaim, { shipmentId: shipment.id }))
  return (
    <Loaded query={query} card skeleton={null}>
      {(view) => {
        const { claim, refusal } = view
        const isLive = claim !== null && claim.state !== 'WITHDRAWN'
        const isOver = refusal === 'claim.not-now' || refusal === 'claim.late'
        // Refused while the parcel was lost, another one can be filed for how it arrived.
        const mayFile = !isStaff && (isLive ? refusal === null : !isOver)
        return (
          <>
            {mayFile && <Fileable shipmentId={shipment.id} view={view} />}
            {isLive && <Filed shipment={shipment} view={view} claim={claim} isStaff={isStaff} />}
          </>
        )
      }}
    </Loaded>
  )
}

function Fileable({ shipmentId, view }: { shipmentId: string; view: ClaimView }) {
  const t = useT()
  const { lang } = useLang()
  const [isFiling, setFiling] = useState(false)
  const { cause, refusal, until, covered, declared, fee } = view
  const dirhams = (amount: string) => money(amount, 'AED', lang)
  const most = dirhams(view.most)
  const hasValue = parseMoney(view.most) > 0n
  return (
    <Card title={t(words.title)}>
      <div className="stack g3">
        <p>
          {cause === 'DAMAGED' && t(words.damagedBody, { most, until: until ? date(until, lang) : '' })}
          {cause === 'LOST' && hasValue && t(words.lostBody, { most, fee: dirhams(fee) })}
          {cause === 'LOST' && !hasValue && t(words.lostFeeBody, { fee: dirhams(fee) })}
        </p>
        {hasValue && (
          <p className="cap muted">
            {covered
              ? t(words.mostCovered, { covered: dirhams(covered) })
              : t(words.mostDeclared, { declared: dirhams(declared) })}
          </p>
        )}
        <div className="row">
          <ActionButton
            variant={cause === 'LOST' ? 'primary' : 'secondary'}
            refusal={refusal ?? undefined}
            problems={problems}
            onPress={() => setFiling(true)}
          >
            {t(words.file)}
          </ActionButton>
        </div>
      </div>
      {isFiling && <LazyFile shipmentId={shipmentId} view={view} onClose={() => setFiling(false)} />}
    </Card>
  )
}

const isNone = (amount: string): boolean => parseMoney(amount) === 0n

/** What is only proposed is not paid yet. */
const paidWord = ({ state, amount, asked }: Claim) => {
  if (state === 'PROPOSED') return words.proposed
  return amount === asked ? words.paid : words.paidPart
}

type FiledProps = CardProps & { view: ClaimView; claim: Claim }
type Opened = 'photos' | 'withdraw' | 'decide'

function Filed({ shipment, view, claim, isStaff }: FiledProps) {
  const t = useT()
  const { lang } = useLang()
  const [opened, setOpened] = useState<Opened>()
  const onClose = () => setOpened(undefined)
  const { state, amount, fee } = claim
  const dirhams = (wire: string) => money(wire, 'AED', lang)
  const isFound = state === 'PAID' && claim.cause === 'LOST' && shipment.status !== 'LOST'
  const facts: [string, React.ReactNode][] = [
    [t(words.cause), t(claimCauseText[claim.cause])],
    [t(words.filedAt), <When key="at" value={claim.filedAt} />],
    ...(isNone(claim.asked) ? [] : [[t(words.asked), dirhams(claim.asked)] as [string, string]]),
    [t(isStaff ? words.said : words.saidOwn), <bdi key="said">{claim.reason}</bdi>],
  ]
  if (amount !== null && !isNone(amount)) facts.push([t(paidWord(claim)), dirhams(amount)])
  if (fee !== null && !isNone(fee)) facts.push([t(words.feeBack), dirhams(fee)])
  if (claim.answer !== null) facts.push([t(words.answer), <bdi key="answer">{claim.answer}</bdi>])
  if (claim.decidedBy !== null) facts.push([t(words.decidedBy), <bdi key="by">{claim.decidedBy}</bdi>])
  return (
    <Card title={t(words.title)} aside={<Badge {...looks[state]} label={t(claimStateText[state])} />}>
      <div className="stack g4">
        {isStaff && isFound && amount !== null && (
          <Banner tone="attention">{t(words.foundBody, { amount: dirhams(amount) })}</Banner>
        )}
        {isStaff && state === 'PROPOSED' && <Proposed claim={claim} />}
        <Facts facts={facts} />
        <ClaimPhotos photos={view.photos} />
        {isStaff ? (
          state === 'OPEN' && <Deciding onOpen={() => setOpened('decide')} />
        ) : (
          <Own claim={claim} onOpen={setOpened} />
        )}
      </div>
      {opened === 'photos' && <LazyPhotos shipmentId={shipment.id} view={view} onClose={onClose} />}
      {opened === 'withdraw' && <LazyWithdraw claimId={claim.claimId} onClose={onClose} />}
      {opened === 'decide' && <LazyDecide claim={claim} view={view} onClose={onClose} />}
    </Card>
  )
}

/** What its customer reads and can do at each step. */
function Own({ claim: { state, amount }, onOpen }: { claim: Claim; onOpen: (dialog: Opened) => void }) {
  const t = useT()
  const { lang } = useLang()
  if (state === 'PAID' && amount !== null && isNone(amount))
    return <p className="muted">{t(words.paidFeeBody)}</p>
  if (state === 'PAID')
    return (
      <div className="row wrap between g3">
        <p className="muted">{t(words.paidBody)}</p>
        <LinkButton href={`/${lang}/express/wallet`}>{t(words.openWallet)}</LinkButton>
      </div>
    )
  if (state === 'REFUSED')
    return (
      <div className="row wrap between g3">
        <p className="muted">{t(words.refusedBody)}</p>
        <LinkButton href={`/${lang}/help/contact`}>{t(words.contact)}</LinkButton>
      </div>
    )
  return (
    <>
      <p className="muted">{t(words.openBody)}</p>
      <div className="row wrap g2">
        <Button changes onPress={() => onOpen('photos')}>
          {t(words.addPhotos)}
        </Button>
        <Button changes variant="text" onPress={() => onOpen('withdraw')}>
          {t(words.withdraw)}
        </Button>
      </div>
    </>
  )
}

const useMayWork = (): boolean => useMe()?.roleName !== 'admin-readonly'

function Deciding({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  return useMayWork() ? (
    <div className="row">
      <Button variant="primary" changes onPress={onOpen}>
        {t(words.decide)}
      </Button>
    </div>
  ) : null
}

function Proposed({ claim }: { claim: Claim }) {
  const t = useT()
  const { lang } = useLang()
  const mayWork = useMayWork()
  const { claimId, amount, fee, decidedBy, confirmRefusal } = claim
  const decide = useCommand(confirmClaim, {
    refreshes: claimReads,
    onDone: (_, { body }) =>
      void toast({ title: t(body?.isConfirmed ? words.decidedPaid : words.declined), tone: 'success' }),
  })
  const send = (isConfirmed: boolean) => decide.mutate({ body: { claimId, isConfirmed } })
  const total = toWire(parseMoney(amount ?? '0') + parseMoney(fee ?? '0'))
  return (
    <Banner
      tone="attention"
      title={t(claimStateText.PROPOSED)}
      action={
        mayWork && (
          <span className="row wrap g2">
            <ActionButton
              size="s"
              variant="primary"
              refusal={confirmRefusal ?? undefined}
              problems={problems}
              isPending={decide.isPending}
              onPress={() => send(true)}
            >
              {t(words.confirm)}
            </ActionButton>
            <Button size="s" changes isPending={decide.isPending} onPress={() => send(false)}>
              {t(words.decline)}
            </Button>
          </span>
        )
      }
    >
      {t(words.proposedBody, { by: decidedBy ?? '', amount: money(total, 'AED', lang) })}
    </Banner>
  )
}
