// Takes rate cards in from a file: tried when it is chosen, taken over on a second press, what is wrong by its line.
import { useState } from 'react'
import { importRateCards, type CardReport } from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardText as words } from '@marsa/model/freight/cards/card-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { LineErrors } from '../../kit/line-errors.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { cardReads } from './card-queries.ts'

export function ImportCards({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [file, setFile] = useState<{ name: string; csv: string }>()
  const counts = ({ added, changed, unchanged }: CardReport) =>
    t(words.counts, {
      added: number(added, lang),
      changed: number(changed, lang),
      unchanged: number(unchanged, lang),
    })
  const load = useCommand(importRateCards, {
    quiet: true,
    refreshes: cardReads,
    onDone: (report) => {
      if (!report.loaded) return
      void toast({ title: t(words.imported), body: counts(report), tone: 'success' })
      onClose()
    },
  })
  const { data: report } = load
  const isReady = report !== undefined && report.wrong === 0
  const attempt = async (chosen: File | undefined) => {
    if (!chosen) return
    const csv = await chosen.text()
    setFile({ name: chosen.name, csv })
    load.mutate({ body: { csv, apply: false } })
  }
  return (
    <CommandDialog
      title={t(words.importTitle)}
      size="l"
      onClose={onClose}
      back={t(words.cancel)}
      send={isReady ? t(words.apply) : undefined}
      command={load}
      onSend={() => file && load.mutate({ body: { csv: file.csv, apply: true } })}
    >
      <p className="muted">{t(words.importBody)}</p>
      <FileDrop
        label={t(words.drop)}
        hint={file?.name ?? t(words.dropHint)}
        accept={['.csv', 'text/csv']}
        onFiles={([chosen]) => void attempt(chosen)}
      />
      {report && file && (
        <Banner
          tone={isReady ? 'info' : 'error'}
          live
          title={t(isReady ? words.tried : words.faulty, {
            name: file.name,
            count: number(report.wrong, lang),
          })}
        >
          {isReady && counts(report)}
        </Banner>
      )}
      {report && isReady && report.cards.length > 0 && (
        <ul className="stack g1 dense">
          {report.cards.map(({ name, lines, isNew }) => (
            <li key={name}>
              <bdi>{name}</bdi>{' '}
              <span className="muted">
                {t(isNew ? words.isNew : words.isChanged)} · {t(words.cardLines, { count: lines })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {report && report.errors.length > 0 && <LineErrors errors={report.errors} />}
    </CommandDialog>
  )
}
