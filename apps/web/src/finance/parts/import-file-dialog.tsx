// Imports a file: chosen, read by the server, shown as what it would do, and taken in on a second press.
import { useState, type ReactNode } from 'react'
import { texts } from '@marsa/model/kit/text.ts'
import type { Refusal } from '../../kit/call.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'

const words = texts({
  file: { en: 'File', ar: 'الملف' },
  choose: { en: 'Choose a file first.', ar: 'اختر ملفًا أولًا.' },
  cannot: { en: 'This file cannot be imported.', ar: 'لا يمكن استيراد هذا الملف.' },
})

export type ImportedFile = { name: string; content: string }
type Step = { isPending: boolean; error: Refusal | null; mutate: (input: { body: ImportedFile }) => void }

type Props = {
  title: string
  send: string
  /** What may be chosen, and what of it is known already. */
  lead: string
  accept: string
  preview: Step
  take: Step
  /** What was read, once it was. */
  children: ReactNode
  onClose: () => void
}

export function ImportFileDialog({ title, send, lead, accept, preview, take, children, onClose }: Props) {
  const t = useT()
  const [file, setFile] = useState<ImportedFile>()
  const choose = async (chosen: File): Promise<void> => {
    const next = { name: chosen.name, content: await chosen.text() }
    setFile(next)
    preview.mutate({ body: next })
  }
  const refusal = preview.error ?? take.error
  return (
    <CommandDialog
      title={title}
      send={send}
      size="l"
      command={{ isPending: take.isPending, error: refusal }}
      {...(!file && { disabledReason: t(words.choose) })}
      {...(preview.error && { disabledReason: t(words.cannot) })}
      onClose={onClose}
      onSend={() => file && take.mutate({ body: file })}
    >
      <p>{lead}</p>
      <label className="stack g2">
        <span className="dense">{t(words.file)}</span>
        <input
          type="file"
          accept={accept}
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) void choose(chosen)
          }}
        />
      </label>
      {preview.isPending ? <Skeleton lines={4} /> : !preview.error && children}
    </CommandDialog>
  )
}
