// Asking for some pieces of what is stored: how many of each, on which day, and a note.
import { useState } from 'react'
import { dayOf } from '@marsa/model/kit/day.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { requestRelease } from '@marsa/model/warehouse/goods-endpoints.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { storageReads } from '../queries.ts'
import { releaseText as words } from '../storage-text.ts'

const noteLength = 300

export function ReleaseDialog({ storage, onClose }: { storage: StorageDetail; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [today] = useState(() => dayOf(new Date()))
  const [counts, setCounts] = useState<Record<string, number>>({})
  const [day, setDay] = useState<string | null>(today)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const items = storage.items.filter(({ left }) => left > 0)
  const lines = items.flatMap(({ itemId }) => (counts[itemId] ? [{ itemId, quantity: counts[itemId] }] : []))
  const command = useCommand(requestRelease, {
    refreshes: storageReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.sent), tone: 'success' })
    },
  })
  const told = (code: string) => sentence(warehouseProblems, lang, code)
  const empty = isTried && lines.length === 0 ? told('warehouse.release-empty') : undefined
  const dayFault = !day ? 'warehouse.date-invalid' : day < today ? 'warehouse.release-past' : undefined
  const said = command.error?.fieldSentences ?? {}
  const send = () => {
    setTried(true)
    if (lines.length === 0 || dayFault || !day || note.length > noteLength) return
    command.mutate({
      query: { id: storage.storageRequestID },
      body: { wantedOn: day, note: note.trim() || null, lines },
    })
  }
  return (
    <Dialog
      title={t(words.title)}
      size="l"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(words.cancel)}</Button>
          <Button
            variant="primary"
            isPending={command.isPending}
            pendingLabel={t(words.sending)}
            onPress={send}
          >
            {t(words.send)}
          </Button>
        </>
      }
    >
      <div className="stack g5">
        {command.error && Object.keys(said).length === 0 && (
          <Banner tone="error" live title={command.error.sentence} />
        )}
        <section className="stack g2" aria-label={t(words.choose)}>
          <h3>{t(words.choose)}</h3>
          <ul className="sp-list">
            {items.map(({ itemId, name, left }) => (
              <li key={itemId}>
                <NumberInput
                  label={`${name} (${t(words.left, { count: number(left, lang) })})`}
                  min={0}
                  max={left}
                  value={counts[itemId] ?? 0}
                  onChange={(count) => setCounts((before) => ({ ...before, [itemId]: count ?? 0 }))}
                />
              </li>
            ))}
          </ul>
          {empty && (
            <div role="alert">
              <ErrorText text={empty} />
            </div>
          )}
        </section>
        <DateInput
          label={t(words.day)}
          value={day}
          onChange={setDay}
          min={today}
          error={said['wantedOn'] ?? (isTried && dayFault ? told(dayFault) : undefined)}
        />
        <TextArea
          label={t(words.note)}
          hint={t(words.noteHint)}
          optional
          rows={3}
          dir="auto"
          limit={noteLength}
          value={note}
          onChange={setNote}
          error={said['note']}
        />
      </div>
    </Dialog>
  )
}
