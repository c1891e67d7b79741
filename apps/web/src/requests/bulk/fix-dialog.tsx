// One line to correct: the fields that are wrong first, the others when asked for, or the line left out.
import { useState } from 'react'
import type { Texts } from '@marsa/model/requests/bulk/bulk-cells.ts'
import { hasKnownCode } from '@marsa/model/requests/bulk/bulk-columns.ts'
import type { BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useBulk } from './bulk-pages.ts'
import { batchReads } from './queries.ts'
import { useFault } from './bulk-reasons.ts'

export function FixDialog({ id, row: before, onClose }: { id: string; row: BatchRow; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const { calls, sheet } = useBulk()
  const { fields } = sheet.columns
  const fault = useFault()
  const [row, setRow] = useState(before)
  const [texts, setTexts] = useState<Texts>({})
  const [shown, setShown] = useState(() => before.problems.map(({ field }) => field))
  const [isSaved, setSaved] = useState(false)
  const [alike, setAlike] = useState(false)
  const save = useCommand(calls.fixBatchRow, {
    refreshes: batchReads(calls),
    quiet: true,
    onDone: ({ row: now, changed }) => {
      if (changed > 1) void toast({ title: t(bulkText.linesSet, { count: changed }), tone: 'success' })
      if (now.problems.length === 0 || now.leftOut) return onClose()
      setRow(now)
      setTexts({})
      setShown((before) => [...new Set([...before, ...now.problems.map(({ field }) => field)])])
      setSaved(true)
    },
  })
  const send = (body: { texts?: Texts; leftOut?: boolean; alike?: boolean }) =>
    save.mutate({ query: { id }, body: { line: row.line, ...body } })
  const isAll = shown.length >= fields.length
  const errorOf = (field: string): string | undefined => {
    const problem = row.problems.find((each) => each.field === field)
    return problem && fault(problem, row)
  }
  return (
    <CommandDialog
      title={t(bulkText.correctLine, { line: number(row.line, lang) })}
      more={
        <Button changes onPress={() => save.isPending || send({ leftOut: !row.leftOut })}>
          {t(row.leftOut ? bulkText.takeIn : bulkText.leaveOut)}
        </Button>
      }
      send={t(bulkText.saveLine)}
      command={save}
      beside={[]}
      onSend={() => send({ texts, alike: alike && Object.keys(texts).length > 0 })}
      onClose={onClose}
    >
      {isSaved && <Banner tone="attention" live title={t(bulkText.stillWrong)} />}
      {fields
        .filter((field) => shown.includes(field))
        .map((field) => (
          <Cell
            key={field}
            field={field}
            value={texts[field] ?? row.texts[field] ?? ''}
            error={texts[field] === undefined ? errorOf(field) : undefined}
            onChange={(text) => setTexts({ ...texts, [field]: text })}
          />
        ))}
      <Checkbox value={alike} onChange={setAlike}>
        {t(bulkText.alike)}
      </Checkbox>
      {!isAll && (
        <Button variant="text" changes={false} onPress={() => setShown([...fields])}>
          {t(bulkText.allFields)}
        </Button>
      )}
    </CommandDialog>
  )
}

type CellProps = { field: string; value: string; error?: string; onChange: (text: string) => void }

function Cell({ field, value, error, onChange }: CellProps) {
  const { lang } = useLang()
  const column = useBulk().sheet.columns.of(field)
  const { kind, choices, required } = column
  if (choices && kind !== 'list')
    return (
      <Select
        label={column[lang]}
        optional={!required}
        error={error}
        options={Object.entries(choices).map(([code, words]) => ({
          id: words[lang],
          label: words[lang],
          ...(hasKnownCode(column, code) && { code }),
        }))}
        value={value}
        placeholder={`\u2068${value}\u2069`}
        onChange={onChange}
      />
    )
  const isCode =
    kind === 'phone' || kind === 'reference' || kind === 'figure' || kind === 'day' || kind === 'moment'
  return (
    <TextInput
      label={column[lang]}
      optional={!required}
      error={error}
      value={value}
      onChange={onChange}
      dir={isCode ? 'ltr' : 'auto'}
      maxLength={2_000}
    />
  )
}
