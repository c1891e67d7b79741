// Takes in a statement: the file is read here and sent as text, and what became of its lines is said.
import { useState } from 'react'
import { importStatement } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { bankReads } from './bank-reads.ts'
import { bankWords as words } from './bank-words.ts'

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [file, setFile] = useState<{ name: string; content: string }>()
  const take = useCommand(importStatement, {
    refreshes: bankReads,
    onDone: ({ lines, matched, cases, known }) => {
      void toast({ title: t(words.imported, { lines, matched, cases, known }), tone: 'success' })
      onClose()
    },
  })
  return (
    <CommandDialog
      title={t(words.importTitle)}
      send={t(words.import)}
      command={take}
      onClose={onClose}
      onSend={() => take.mutate({ body: file ?? { name: '', content: '' } })}
    >
      <p>{t(words.importBody)}</p>
      <label className="stack g2">
        <span className="dense">{t(words.file)}</span>
        <input
          type="file"
          accept=".xml,.csv,.txt"
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) void chosen.text().then((content) => setFile({ name: chosen.name, content }))
          }}
        />
      </label>
    </CommandDialog>
  )
}
