// The close of a depot's day: scans to decide about, what is without a place or a case, and the close itself.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closeRefusal, dayFaults, dayFaultText, type DayFault } from '@marsa/model/express/depot/day.ts'
import { depotProblems } from '@marsa/model/express/depot/depot-problems.ts'
import {
  depotWorkEndpoints as calls,
  type DayFaultView,
  type SetAside,
} from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { scanFaultText } from '@marsa/model/express/rounds/scan-text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { When } from '../../ui/values/when.tsx'
import { cashTitles } from '../cash/titles.ts'
import { DepotFrame } from './depot-frame.tsx'
import { depotText, workText as words } from './depot-text.ts'
import { depotTitles } from './titles.ts'

export function DayPage() {
  const t = useT()
  const { lang } = useLang()
  const scans = useQuery(ask(calls.listSetAside, {}))
  const day = useQuery(ask(calls.viewDay, {}))
  const close = useCommand(calls.closeDay, {
    refreshes: [calls.viewDay, calls.viewAssign],
    onDone: () => void toast({ title: t(words.dayDone), tone: 'success' }),
  })
  return (
    <DepotFrame page="day" body={t(words.dayBody)}>
      <Loaded query={scans} card skeleton={<Skeleton block="160px" />}>
        {({ scans: found }) => <SetAsideCard scans={found} />}
      </Loaded>
      <Loaded query={day} card skeleton={<Skeleton block="200px" />}>
        {({ day: today, closedAt, closedBy, faults }) => (
          <Card title={`${t(words.open)} · ${date(today, lang)}`}>
            <div className="stack g4">
              {faults.length === 0 ? (
                <p className="muted">{t(words.noneOpen)}</p>
              ) : (
                <Faults faults={faults} />
              )}
              {closedAt && closedBy ? (
                <Banner tone="success" title={t(words.dayClosed, { name: `\u2068${closedBy[lang]}\u2069` })}>
                  <When value={closedAt} />
                </Banner>
              ) : (
                <div>
                  <ActionButton
                    variant="primary"
                    refusal={closeRefusal(faults.length, false)}
                    problems={depotProblems}
                    isPending={close.isPending}
                    onPress={() => close.mutate({})}
                  >
                    {t(words.closeDay)}
                  </ActionButton>
                </div>
              )}
            </div>
          </Card>
        )}
      </Loaded>
    </DepotFrame>
  )
}

/** Where each is put right; a scan is decided on this page. */
const wayOn = {
  NO_PLACE: { page: 'sort', title: depotTitles.sort },
  PIECE: { page: 'shelf', title: depotTitles.shelf },
  STOP: { page: 'assign', title: depotTitles.assign },
  CASH: { page: 'cash', title: cashTitles.ownInMenu },
} as const satisfies Partial<Record<DayFault, unknown>>

function Faults({ faults }: { faults: DayFaultView[] }) {
  const t = useT()
  const { lang } = useLang()
  return dayFaults.map((fault) => {
    const found = faults.filter((each) => each.fault === fault)
    const way = fault === 'SCAN' ? undefined : wayOn[fault]
    return (
      found.length > 0 && (
        <section key={fault} className="stack g2">
          <div className="row between wrap g2">
            <h3>
              {t(dayFaultText[fault])} <Tag>{found.length}</Tag>
            </h3>
            {way && <GoLink href={`/${lang}/depot/${way.page}`}>{t(way.title)}</GoLink>}
          </div>
          <ul className="row wrap g3">
            {found.map(({ about, amount }) => (
              <li key={about}>
                {fault === 'CASH' ? <bdi>{about}</bdi> : <Ref value={about} />}
                {amount && (
                  <>
                    {' · '}
                    <Money value={amount} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )
    )
  })
}

function SetAsideCard({ scans }: { scans: SetAside[] }) {
  const t = useT()
  const { lang } = useLang()
  const [opened, setOpened] = useState<SetAside>()
  return (
    <Card title={t(words.setAside)}>
      {scans.length === 0 ? (
        <p className="muted">{t(words.noneSetAside)}</p>
      ) : (
        <ul className="stack g3">
          {scans.map((scan) => (
            <li key={scan.scanId} className="row between wrap g2">
              <span className="stack g1">
                <span className="row wrap g2">
                  <Ref value={scan.code} />
                  <span>{t(scanFaultText[scan.because])}</span>
                </span>
                <span className="muted dense">
                  <bdi>{scan.who[lang]}</bdi> · <When value={scan.at} />
                </span>
              </span>
              <Button
                size="s"
                changes
                aria-label={t(words.settleNamed, { code: `\u2066${scan.code}\u2069` })}
                onPress={() => setOpened(scan)}
              >
                {t(words.settle)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {opened && <SettleDialog scan={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}

function SettleDialog({ scan, onClose }: { scan: SetAside; onClose: () => void }) {
  const t = useT()
  const [place, setPlace] = useState('')
  const [reason, setReason] = useState('')
  const command = useCommand(calls.settleScan, {
    refreshes: [calls.listSetAside, calls.viewDay],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.settled), tone: 'success' })
    },
  })
  const said = command.error?.fieldSentences
  return (
    <CommandDialog
      title={t(words.settleTitle)}
      send={t(words.settle)}
      back={t(depotText.back)}
      command={command}
      beside={['place', 'reason']}
      onClose={onClose}
      onSend={() => command.mutate({ body: { scanId: scan.scanId, place: place.trim() || null, reason } })}
    >
      <p>
        <Ref value={scan.code} /> – {t(scanFaultText[scan.because])}
      </p>
      {scan.shipmentId && (
        <TextInput
          label={t(words.place)}
          hint={t(words.placeHint)}
          dir="ltr"
          maxLength={12}
          value={place}
          error={said?.['place']}
          onChange={setPlace}
        />
      )}
      <TextArea
        label={t(words.reason)}
        value={reason}
        limit={300}
        rows={2}
        dir="auto"
        error={said?.['reason']}
        onChange={setReason}
      />
    </CommandDialog>
  )
}
