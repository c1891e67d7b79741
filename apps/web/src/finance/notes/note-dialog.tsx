// Writes a credit note: an amount that is spread, or amounts of single lines, with the reason that stands on it.
import { useState } from 'react'
import { creditReasons, type CreditReason } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import { notedLines, noteTotal } from '@marsa/model/finance/notes/credit-note.ts'
import { issueNote, type TaxDocumentView } from '@marsa/model/finance/notes/note-endpoints.ts'
import { noteProblems } from '@marsa/model/finance/notes/note-problems.ts'
import { dirhamPattern, parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { noteReads } from './note-reads.ts'
import { noteWords as words, wayWords } from './note-words.ts'

const filsOf = (text: string): bigint => (dirhamPattern.test(text) ? parseMoney(text) : 0n)

/** Fils of the note with VAT; undefined while it is not one. */
const totalOf = (
  { lines, left, leftTotal }: TaxDocumentView,
  { amount, nets }: { amount: string; nets: Record<number, string> | undefined },
): bigint | undefined => {
  if (!nets) {
    const fils = filsOf(amount)
    return fils > 0n && fils <= parseMoney(leftTotal) ? fils : undefined
  }
  const wanted = Object.entries(nets)
    .filter(([, net]) => net !== '')
    .map(([line, net]) => ({ line: Number(line), netFils: filsOf(net) }))
  const rest = left.map(({ category, net, vat, total }) => ({
    category,
    netFils: parseMoney(net),
    vatFils: parseMoney(vat),
    totalFils: parseMoney(total),
  }))
  const noted =
    wanted.length > 0 &&
    notedLines(
      lines.map((line) => ({ ...line, rate: '' })),
      rest,
      wanted,
    )
  return noted ? noteTotal(noted) : undefined
}

export function NoteDialog({ document, onClose }: { document: TaxDocumentView; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const { invoiceId, number, lines, leftTotal, aloneUpTo, way } = document
  const [amount, setAmount] = useState('')
  const [nets, setNets] = useState<Record<number, string>>()
  const [code, setCode] = useState<CreditReason>()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const issue = useCommand(issueNote, {
    refreshes: noteReads,
    quiet: true,
    onDone: (answer) => {
      onClose()
      const title = answer.number
        ? t(words.issued, { number: `\u2066${answer.number}\u2069` })
        : t(words.proposed)
      void toast({ title, tone: 'success' })
    },
  })
  const total = totalOf(document, { amount, nets })
  const needsSecond = total !== undefined && total > parseMoney(aloneUpTo)
  const faults = {
    amount:
      total !== undefined
        ? undefined
        : t(
            noteProblems[
              filsOf(amount) > parseMoney(leftTotal) ? 'finance.credit-above-rest' : 'finance.note-amount'
            ],
          ),
    lines: total === undefined ? t(noteProblems['finance.note-lines']) : undefined,
    reasonCode: code ? undefined : t(noteProblems['finance.note-code']),
    reason: reason.trim().length < 3 ? t(noteProblems['finance.note-reason']) : undefined,
  }
  const said = (field: keyof typeof faults): string | undefined =>
    (isTried ? faults[field] : undefined) ?? issue.error?.fieldSentences[field]
  const send = () => {
    setTried(true)
    if (total === undefined || !code || faults.reason) return
    const wanted = nets
      ? {
          lines: Object.entries(nets)
            .filter(([, net]) => net !== '')
            .map(([line, net]) => ({ line: Number(line), net })),
        }
      : { amount }
    issue.mutate({ query: { id: invoiceId }, body: { ...wanted, reasonCode: code, reason: reason.trim() } })
  }
  return (
    <CommandDialog
      title={t(words.noteTitle, { number: `\u2066${number}\u2069` })}
      send={t(needsSecond ? words.propose : words.issue)}
      command={issue}
      beside={['amount', 'reasonCode', 'reason']}
      onClose={onClose}
      onSend={send}
    >
      <Segments
        label={t(words.how)}
        value={nets ? 'lines' : 'amount'}
        segments={[
          { id: 'amount', label: t(words.byAmount) },
          { id: 'lines', label: t(words.byLines) },
        ]}
        onChange={(id) => setNets(id === 'lines' ? {} : undefined)}
      />
      {nets ? (
        <div className="stack g3">
          <p className="dense muted">{t(words.linesHint)}</p>
          {lines.map((line, place) => (
            <MoneyInput
              key={place}
              label={line[lang]}
              hint={t(words.lineHint, { net: money(line.net, 'AED', lang) })}
              value={nets[place] ?? ''}
              onChange={(net) => setNets({ ...nets, [place]: net })}
            />
          ))}
          {said('lines') && <p className="err">{said('lines')}</p>}
        </div>
      ) : (
        <MoneyInput
          label={t(words.amount)}
          hint={t(words.amountHint, { left: money(leftTotal, 'AED', lang) })}
          value={amount}
          onChange={setAmount}
          error={said('amount')}
        />
      )}
      <Select
        label={t(words.code)}
        placeholder={t(words.choose)}
        value={code ?? null}
        options={Object.entries(creditReasons).map(([id, row]) => ({ id, label: t(row) }))}
        onChange={(id) => setCode(id as CreditReason)}
        error={said('reasonCode')}
      />
      <TextArea
        label={t(words.words)}
        hint={t(words.wordsHint)}
        limit={500}
        value={reason}
        onChange={setReason}
        error={said('reason')}
      />
      {way && <p className="dense">{t(wayWords[way])}</p>}
      {total !== undefined && (
        <p className="dense" role="status">
          {t(words.noteTotal, { total: money(toWire(total), 'AED', lang) })}
        </p>
      )}
      <p className="dense muted">{t(words.second, { amount: money(aloneUpTo, 'AED', lang) })}</p>
    </CommandDialog>
  )
}
