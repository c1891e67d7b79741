// Scans that a depot takes back: those that wait for a second person, and a parcel by its number.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { correctionEndpoints as calls } from '@marsa/model/express/corrections/correction-endpoints.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Correction } from '../corrections/correction-card.tsx'
import { correctionWords as words } from '../corrections/correction-words.ts'
import { CodeForm } from './code-form.tsx'
import { DepotFrame } from './depot-frame.tsx'
import { depotText } from './depot-text.ts'

export function CorrectionsPage() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [waybill, setWaybill] = useState('')
  const waiting = useQuery(ask(calls.listParcelCorrections, {}))
  return (
    <DepotFrame page="corrections" body={t(words.pageBody)}>
      <Card title={t(words.title)}>
        <div className="stack g4">
          <CodeForm
            hint={t(words.findHint)}
            enterKeyHint="search"
            value={typed}
            onChange={setTyped}
            onSend={() => setWaybill(typed.trim())}
          >
            <Button type="submit" variant="primary">
              {t(words.find)}
            </Button>
          </CodeForm>
          {waybill !== '' && <Found waybill={waybill} />}
        </div>
      </Card>
      <Card title={t(words.waiting)}>
        <Loaded query={waiting} skeleton={<Skeleton block="120px" />}>
          {({ corrections }) =>
            corrections.length === 0 ? (
              <p className="muted">{t(words.noneWaiting)}</p>
            ) : (
              <ul className="stack g5">
                {corrections.map((view) => (
                  <li key={view.shipmentId}>
                    <Correction view={view} named />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </DepotFrame>
  )
}

function Found({ waybill }: { waybill: string }) {
  const t = useT()
  const query = useQuery(ask(calls.viewParcelCorrection, { waybill }))
  return (
    <Loaded query={query} skeleton={<Skeleton block="120px" />} missing={<p>{t(depotText.notFound)}</p>}>
      {(view) => <Correction view={view} named />}
    </Loaded>
  )
}
