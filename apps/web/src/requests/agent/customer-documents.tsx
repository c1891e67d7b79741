// The documents that the customer added to a request, for an agent that is to quote it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LazyDocumentDialog, StoredRow, type DocumentCalls } from '../../documents/door.tsx'
import { askPrepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { agentPageText as words } from './text.ts'

/** Nothing where there are none. */
export function CustomerDocuments({ calls }: { calls: DocumentCalls }) {
  const t = useT()
  const { data } = useQuery(askPrepared(calls.list, {}))
  const documents = data?.filter((document) => !document.own) ?? []
  const [opened, setOpened] = useState<string>()
  const shown = documents.find((document) => document.documentId === opened)
  if (documents.length === 0) return null
  return (
    <section className="stack g2">
      <h3>{t(words.documents)}</h3>
      <div>
        {documents.map((document) => (
          <StoredRow
            key={document.documentId}
            document={document}
            file={calls.file}
            onOpen={() => setOpened(document.documentId)}
          />
        ))}
      </div>
      {shown && <LazyDocumentDialog document={shown} calls={calls} onClose={() => setOpened(undefined)} />}
    </section>
  )
}
