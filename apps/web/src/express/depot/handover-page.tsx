// Hand-over of international parcels: what waits, the manifest that is being scanned, its seal, and the last ones to print.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Printer } from 'lucide-react'
import { depotWorkEndpoints as calls, type Handed } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { DepotFrame } from './depot-frame.tsx'
import { workText as words } from './depot-text.ts'
import { Parcels } from './parcels-card.tsx'
import { ScanField, type Found } from './scan-field.tsx'

export function HandoverPage() {
  const t = useT()
  const query = useQuery(ask(calls.viewHandover, {}))
  const [found, setFound] = useState<Found>()
  const scan = useCommand(calls.scanHandover, { refreshes: [calls.viewHandover], onDone: setFound })
  return (
    <DepotFrame page="handover" body={t(words.handoverBody)}>
      <Card>
        <ScanField
          found={found}
          isPending={scan.isPending}
          onScan={(code) => scan.mutate({ body: { clientId: crypto.randomUUID(), code } })}
        />
      </Card>
      <Loaded query={query} card skeleton={<Skeleton block="280px" />}>
        {({ waiting, open, closed }) => (
          <>
            <div className="grid c2">
              <Parcels title={t(words.toHandOver)} none={t(words.noneToHandOver)} parcels={waiting} />
              {open && (
                <Card title={t(words.manifest, { number: open.number })}>
                  <div className="stack g4">
                    <Lines handed={open} />
                    <Seal />
                  </div>
                </Card>
              )}
            </div>
            {closed.length > 0 && (
              <Card
                title={t(words.lastManifests)}
                aside={
                  <Button size="s" icon={Printer} changes={false} onPress={() => window.print()}>
                    {t(words.print)}
                  </Button>
                }
              >
                <ul className="stack g4">
                  {closed.map((handed) => (
                    <li key={handed.number} className="stack g2">
                      <span className="row wrap g3">
                        <strong>
                          <Ref value={handed.number} />
                        </strong>
                        {handed.seal && (
                          <span>{t(words.sealed, { seal: `\u2066${handed.seal}\u2069` })}</span>
                        )}
                        {handed.closedAt && <When value={handed.closedAt} />}
                      </span>
                      <Lines handed={handed} />
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </>
        )}
      </Loaded>
    </DepotFrame>
  )
}

function Lines({ handed }: { handed: Handed }) {
  const t = useT()
  return (
    <ul className="stack g2">
      {handed.parcels.map(({ shipmentId, waybill, partnerNumber, toCountry, pieces, scanned }) => (
        <li key={shipmentId} className="row between wrap g2">
          <span className="row wrap g2">
            <Ref value={waybill} />
            {partnerNumber && <Ref value={partnerNumber} />}
            <bdi dir="ltr">{toCountry}</bdi>
          </span>
          <span className="muted">{t(words.scannedOf, { scanned, pieces })}</span>
        </li>
      ))}
    </ul>
  )
}

function Seal() {
  const t = useT()
  const [seal, setSeal] = useState('')
  const close = useCommand(calls.closeHandover, {
    refreshes: [calls.viewHandover],
    onDone: ({ number }) => void toast({ title: t(words.handedOver, { number }), tone: 'success' }),
  })
  return (
    <form
      className="stack g2"
      onSubmit={(event) => {
        event.preventDefault()
        close.mutate({ body: { seal } })
      }}
    >
      <TextInput
        label={t(words.seal)}
        dir="ltr"
        autoComplete="off"
        maxLength={20}
        value={seal}
        error={close.error?.fieldSentences['seal']}
        onChange={setSeal}
      />
      <div>
        <Button type="submit" variant="primary" isPending={close.isPending}>
          {t(words.close)}
        </Button>
      </div>
    </form>
  )
}
