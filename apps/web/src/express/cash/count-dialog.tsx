// Counts a deposit note by note without seeing what is expected; the difference appears once the count is saved, with a slip to print.
import { useState } from 'react'
import {
  coins,
  countedFils,
  mostPieces,
  notes,
  type Denomination,
  type Pieces,
} from '@marsa/model/express/cash-on-delivery/deposit.ts'
import {
  countDeposit,
  viewDepotCash,
  type DepositCount,
  type DepotDeposit,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Money } from '../../ui/values/money.tsx'
import { depotCashWords as words } from './cash-words.ts'
import { CountResult } from './count-result.tsx'

type CountDialogProps = { deposit: DepotDeposit; onClose: () => void }

export function CountDialog({ deposit, onClose }: CountDialogProps) {
  const t = useT()
  const [pieces, setPieces] = useState<Pieces>({})
  const [result, setResult] = useState<DepositCount>()
  const count = useCommand(countDeposit, {
    refreshes: [viewDepotCash],
    quiet: true,
    onDone: (answer) => setResult(answer),
  })
  if (result) return <CountResult deposit={deposit} pieces={pieces} result={result} onClose={onClose} />
  const { depositId, version, number, state } = deposit
  return (
    <CommandDialog
      title={t(state === 'OPEN' ? words.countNamed : words.againNamed, { number: `\u2066${number}\u2069` })}
      onClose={onClose}
      send={t(words.save)}
      pendingLabel={t(words.saving)}
      command={count}
      onSend={() => count.mutate({ body: { depositId, version, pieces } })}
    >
      <p className="muted">{t(words.blind)}</p>
      <PieceFields label={t(words.notes)} values={notes} pieces={pieces} onChange={setPieces} />
      <PieceFields label={t(words.coins)} values={coins} pieces={pieces} onChange={setPieces} />
      <p className="row between" role="status">
        <span>{t(words.sum)}</span>
        <Money value={toWire(countedFils(pieces))} size="m" />
      </p>
    </CommandDialog>
  )
}

type PieceFieldsProps = {
  label: string
  values: readonly Denomination[]
  pieces: Pieces
  onChange: (pieces: Pieces) => void
}

function PieceFields({ label, values, pieces, onChange }: PieceFieldsProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <fieldset className="stack g3">
      <legend className="label">{label}</legend>
      <div className="grid c2">
        {values.map((fils) => (
          <NumberInput
            key={fils}
            label={t(words.pieces, { value: money(toWire(BigInt(fils)), 'AED', lang) })}
            value={pieces[`${fils}`] ?? null}
            min={0}
            max={mostPieces}
            onChange={(n) => onChange({ ...pieces, [`${fils}`]: n ?? 0 })}
          />
        ))}
      </div>
    </fieldset>
  )
}
