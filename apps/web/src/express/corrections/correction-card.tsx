// The last scan of a parcel: taken back by whoever finds it wrong, and confirmed by a second person.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  correctionEndpoints as calls,
  type CorrectionView,
} from '@marsa/model/express/corrections/correction-endpoints.ts'
import { viewParcelCase } from '@marsa/model/express/desk/case-endpoints.ts'
import { viewParcelDesk } from '@marsa/model/express/desk/desk-endpoints.ts'
import { depotEndpoints } from '@marsa/model/express/depot/depot-endpoints.ts'
import { viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { ShipmentBadge } from '../shipments/status-badge.tsx'
import { correctionWords as words } from './correction-words.ts'

const reads = [
  calls.viewParcelCorrection,
  calls.listParcelCorrections,
  viewShipment,
  viewParcelCase,
  viewParcelDesk,
  depotEndpoints.viewIntake,
]

const problems = async () => ({
  ...(await import('@marsa/model/express/corrections/correction-problems.ts')).correctionProblems,
  ...(await import('@marsa/model/finance/problems.ts')).financeProblems,
})

/** On the page of a parcel: nothing where there is no scan. */
export function CorrectionCard({ waybill }: { waybill: string }) {
  const t = useT()
  const query = useQuery(ask(calls.viewParcelCorrection, { waybill }))
  return (
    <Loaded query={query} card skeleton={<Skeleton block="120px" />}>
      {(view) =>
        view.scan && (
          <Card title={t(words.title)}>
            <Correction view={view} />
          </Card>
        )
      }
    </Loaded>
  )
}

/** `named` says which parcel it is, where several stand together. */
export function Correction({ view, named }: { view: CorrectionView; named?: boolean }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const mayWork = useMe()?.roleName !== 'admin-readonly'
  const { scan, waiting, waybill, status, refusal } = view
  return (
    <div className="stack g4">
      {named && (
        <span className="row wrap g2">
          <Ref value={waybill} />
          <ShipmentBadge status={status} />
        </span>
      )}
      {scan ? <Scan scan={scan} /> : <p className="muted">{t(words.none)}</p>}
      {waiting ? (
        <Waiting waiting={waiting} mayWork={mayWork} />
      ) : (
        mayWork &&
        scan && (
          <div className="row">
            <ActionButton
              refusal={refusal ?? undefined}
              problems={problems}
              aria-label={named ? `${t(words.take)} ${waybill}` : undefined}
              onPress={() => setAsking(true)}
            >
              {t(words.take)}
            </ActionButton>
          </div>
        )
      )}
      {isAsking && scan && <AskDialog view={view} scan={scan} onClose={() => setAsking(false)} />}
    </div>
  )
}

type Scanned = NonNullable<CorrectionView['scan']>

function Scan({ scan: { status, returnsTo, at, by, reason, cash } }: { scan: Scanned }) {
  const t = useT()
  return (
    <Facts
      across
      facts={[
        [t(words.scan), t(shipmentStateText[status])],
        ...(by ? [[t(words.by), <bdi key="by">{by}</bdi>] as [string, React.ReactNode]] : []),
        [t(words.at), <When key="at" value={at} />],
        ...(reason ? [[t(words.why), reason] as [string, React.ReactNode]] : []),
        ...(cash ? [[t(words.cash), <Money key="cash" value={cash} />] as [string, React.ReactNode]] : []),
        [t(words.returnsTo), t(shipmentStateText[returnsTo])],
      ]}
    />
  )
}

type AskProps = { view: CorrectionView; scan: Scanned; onClose: () => void }

function AskDialog({ view: { shipmentId, waybill }, scan, onClose }: AskProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <ReasonDialog
      endpoint={calls.proposeParcelCorrection}
      input={(reason) => ({ body: { shipmentId, reason } })}
      refreshes={reads}
      title={t(words.askTitle, { status: t(shipmentStateText[scan.status]) })}
      label={t(words.reason)}
      send={t(words.ask)}
      done={t(words.asked)}
      tone="danger"
      onClose={onClose}
    >
      <p>
        <Ref value={waybill} />
      </p>
      <p>{t(words.askBody, { status: t(shipmentStateText[scan.returnsTo]) })}</p>
      {scan.cash && <p>{t(words.askCash, { amount: money(scan.cash, 'AED', lang) })}</p>}
    </ReasonDialog>
  )
}

type WaitingProps = { waiting: NonNullable<CorrectionView['waiting']>; mayWork: boolean }

function Waiting({ waiting: { correctionId, by, at, reason, isOwn, refusal }, mayWork }: WaitingProps) {
  const t = useT()
  const decide = useCommand(calls.decideParcelCorrection, {
    refreshes: reads,
    onDone: (_answer, { body }) =>
      void toast({ title: t(body?.isConfirmed ? words.made : words.dropped), tone: 'success' }),
  })
  const press = (isConfirmed: boolean) => decide.mutate({ body: { correctionId, isConfirmed } })
  return (
    <Banner tone="attention" title={t(words.waits, { name: `\u2068${by}\u2069` })}>
      <div className="stack g3">
        <p>
          <bdi>{reason}</bdi>
          <span className="muted">
            {' · '}
            <When value={at} />
          </span>
        </p>
        {mayWork && (
          <div className="row wrap g2">
            <ActionButton
              variant="primary"
              refusal={refusal ?? undefined}
              problems={problems}
              isPending={decide.isPending}
              onPress={() => press(true)}
            >
              {t(words.confirm)}
            </ActionButton>
            <Button changes isPending={decide.isPending} onPress={() => press(false)}>
              {t(isOwn ? words.withdraw : words.drop)}
            </Button>
          </div>
        )}
      </div>
    </Banner>
  )
}
