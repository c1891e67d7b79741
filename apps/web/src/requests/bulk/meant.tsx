// What a cell may have meant: one press takes it, in this line or in all that say the same.
import type { BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import type { Meant as Choice } from '@marsa/model/requests/bulk/bulk-sheet.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useBulk } from './bulk-pages.ts'
import { batchReads } from './queries.ts'

/** In its own direction within a sentence. */
const isolated = (text: string): string => `\u2068${text}\u2069`

type MeantProps = { id: string; row: BatchRow; field: string; meant: readonly Choice[] }

export function Meant({ id, row, field, meant }: MeantProps) {
  const t = useT()
  const { lang } = useLang()
  const { calls } = useBulk()
  const fix = useCommand(calls.fixBatchRow, {
    refreshes: batchReads(calls),
    onDone: ({ changed }) => void toast({ title: t(bulkText.linesSet, { count: changed }), tone: 'success' }),
  })
  const text = row.texts[field] ?? ''
  const take = (choice: Choice, alike: boolean) =>
    fix.mutate({ query: { id }, body: { line: row.line, texts: { [field]: choice.text }, alike } })
  /** A code stands beside the name; what a choice is called in a sheet is its name. */
  const nameOf = (choice: Choice): string => {
    const code = choice.text === choice.en ? '' : `${lang === 'ar' ? '،' : ','} ${choice.text}`
    return isolated(`${choice[lang]}${code}`)
  }
  return (
    <div className="stack g1 bulk-meant">
      <span>{t(bulkText.meant, { names: meant.map(nameOf).join(' / ') })}</span>
      <span className="row wrap">
        {meant.map((choice) => (
          <Button
            key={choice.text}
            size="s"
            changes
            isPending={fix.isPending}
            onPress={() => take(choice, false)}
          >
            {t(bulkText.take, { name: choice[lang] })}
          </Button>
        ))}
        <Button
          size="s"
          variant="text"
          changes
          isPending={fix.isPending}
          onPress={() => take(meant[0]!, true)}
        >
          {t(bulkText.takeAlike, { name: meant[0]![lang], text: isolated(text) })}
        </Button>
      </span>
    </div>
  )
}
