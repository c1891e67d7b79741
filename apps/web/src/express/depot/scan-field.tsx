// The field that a hand scanner types into: it keeps the focus, sends with Enter, and shows what was found in one big word.
import { useEffect, useRef, useState } from 'react'
import type { DepotParcel } from '@marsa/model/express/depot/depot-endpoints.ts'
import { outcomeText, type ScanOutcome } from '@marsa/model/express/depot/scan-outcome.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { announce } from '../../ui/states/announce.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { CodeForm } from './code-form.tsx'
import { depotText as words } from './depot-text.ts'

export type Found = { outcome: ScanOutcome; piece?: number | null; parcel: DepotParcel | null }

const good: readonly ScanOutcome[] = ['RIGHT']
const calm: readonly ScanOutcome[] = ['AGAIN', 'UNEXPECTED', 'PIECE', 'HELD']

export function ScanField({ found, isPending, onScan }: ScanFieldProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (found) announce(t(outcomeText[found.outcome]))
  }, [found, t])
  const send = () => {
    const typed = code.trim()
    if (typed === '') return
    setCode('')
    onScan(typed)
    input.current?.focus()
  }
  return (
    <div className="stack g3">
      <CodeForm
        ref={input}
        hint={t(words.codeHint)}
        enterKeyHint="send"
        value={code}
        onChange={setCode}
        onSend={send}
      >
        <Button type="submit" variant="primary" changes isPending={isPending}>
          {t(words.scan)}
        </Button>
      </CodeForm>
      {found && <Result found={found} />}
    </div>
  )
}

export type ScanFieldProps = { found: Found | undefined; isPending: boolean; onScan: (code: string) => void }

function Result({ found: { outcome, piece, parcel } }: { found: Found }) {
  const t = useT()
  const tone = good.includes(outcome) ? 'success' : calm.includes(outcome) ? 'attention' : 'error'
  return (
    <Banner tone={tone} title={<span className="price">{t(outcomeText[outcome])}</span>}>
      {parcel && (
        <span className="row wrap g2">
          <Ref value={parcel.waybill} />
          <strong>
            <bdi dir="ltr">{parcel.bay}</bdi>
          </strong>
          <bdi>{parcel.toCity}</bdi>
          {parcel.pieces > 1 && (
            <span>
              {piece ? `${t(words.piece, { piece, pieces: parcel.pieces })} · ` : ''}
              {t(words.hereOf, { here: parcel.here, pieces: parcel.pieces })}
            </span>
          )}
        </span>
      )}
    </Banner>
  )
}
