// Correcting a status: an administrator proposes how far back, a second person confirms or drops it.
import { useState } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { decideCorrection, proposeCorrection, type deskView } from '@marsa/model/freight/desk-endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import type { FreightStatus } from '@marsa/model/freight/status.ts'
import { freightStatusText, milestoneName } from '@marsa/model/freight/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextDialog } from '../../requests/door.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { changeReads } from './change-queries.ts'

export type DeskRole = 'desk' | 'admin' | 'admin-readonly'
type DeskView = AnswerOf<typeof deskView>
type Props = { shipment: ShipmentDetail; view: DeskView; role: DeskRole }

const useSteps = () => {
  const t = useT()
  const { lang } = useLang()
  return (codes: readonly MilestoneCode[]): string =>
    codes.map((code) => t(milestoneName(code))).join(comma(lang))
}

export function Correction({ shipment, view, role }: Props) {
  const t = useT()
  const [proposing, setProposing] = useState(false)
  if (view.correction) return <Waiting correction={view.correction} role={role} />
  if (role !== 'admin' || view.targets.length === 0) return null
  return (
    <section className="stack g2">
      <h3>{t(changeText.correct)}</h3>
      <p className="dense muted">{t(changeText.correctBody)}</p>
      <Button className="case-act" onPress={() => setProposing(true)}>
        {t(changeText.correct)}
      </Button>
      {proposing && <Propose shipment={shipment} view={view} onClose={() => setProposing(false)} />}
    </section>
  )
}

function Propose({ shipment, view, onClose }: Omit<Props, 'role'> & { onClose: () => void }) {
  const t = useT()
  const steps = useSteps()
  const [chosen, setChosen] = useState('0')
  const propose = useCommand(proposeCorrection, {
    refreshes: changeReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(changeText.correctSent), tone: 'success' })
    },
  })
  const { to, first } = view.targets[Number(chosen)]!
  return (
    <TextDialog
      title={t(changeText.correct)}
      body={t(changeText.correctBody)}
      label={t(changeText.reason)}
      field="reason"
      action={t(changeText.correctSend)}
      isPending={propose.isPending}
      error={propose.error}
      onClose={onClose}
      onAction={(reason) =>
        propose.mutate({
          query: { id: shipment.RequestId },
          body: { to, first, reason, version: shipment.version },
        })
      }
    >
      <RadioCards
        label={t(changeText.correctTo)}
        columns={1}
        value={chosen}
        onChange={setChosen}
        choices={view.targets.map((target, index) => ({
          id: String(index),
          label: t(freightStatusText[target.to as FreightStatus]),
          detail: target.removes.length
            ? t(changeText.correctRemoves, { steps: steps(target.removes) })
            : undefined,
        }))}
      />
    </TextDialog>
  )
}

function Waiting({ correction, role }: { correction: NonNullable<DeskView['correction']>; role: DeskRole }) {
  const t = useT()
  const { lang } = useLang()
  const steps = useSteps()
  const decide = useCommand(decideCorrection, {
    refreshes: changeReads,
    onDone: (_, { body }) =>
      void toast({
        title: t(body?.isConfirmed ? changeText.correctMade : changeText.correctDropped),
        tone: 'success',
      }),
  })
  const send = (isConfirmed: boolean) =>
    decide.mutate({ query: { id: correction.correctionId }, body: { isConfirmed } })
  return (
    <section className="stack g2">
      <Banner
        tone="attention"
        title={t(changeText.correctWaits, { step: t(freightStatusText[correction.to as FreightStatus]) })}
      >
        {correction.removes.length > 0 && (
          <p>{t(changeText.correctRemoves, { steps: steps(correction.removes) })}</p>
        )}
        <p>
          <bdi>{correction.reason}</bdi>
        </p>
        <p>
          {t(changeText.correctBy, {
            name: `\u2068${correction.by}\u2069`,
            time: dateTime(correction.at, lang),
          })}
        </p>
        {correction.own && <p>{t(changeText.correctOwn)}</p>}
      </Banner>
      {role !== 'admin-readonly' && (
        <div className="row wrap g2">
          {!correction.own && (
            <Button variant="primary" isPending={decide.isPending} onPress={() => send(true)}>
              {t(changeText.correctConfirm)}
            </Button>
          )}
          <Button isPending={decide.isPending} onPress={() => send(false)}>
            {t(changeText.correctDrop)}
          </Button>
        </div>
      )}
    </section>
  )
}
