// Scans of the documents of a vehicle or a driver in its form: what is there, and what is put in.
import { useQuery } from '@tanstack/react-query'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { formatsText, megabytesText, screenOf } from '@marsa/model/documents/upload.ts'
import { DocumentFileField, useDocumentFile } from '../../documents/door.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { prepare } from '../../kit/prepared.ts'
import { ask, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { road } from './fleet-calls.ts'
import { fleetText as words } from './fleet-text.ts'

const screen = screenOf(road.uploadFleetDocuments)

export function FleetScans({ fleetId, codes }: { fleetId: string; codes: readonly DocCode[] }) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(road.listFleetDocuments, { fleetId }))
  const remove = useCommand(road.deleteFleetDocument, { refreshes: [road.listFleetDocuments] })
  return (
    <section className="stack g3" aria-label={t(words.scans)}>
      <h3>{t(words.scans)}</h3>
      <Loaded query={query} skeleton={<Skeleton lines={2} />}>
        {(stored) =>
          stored.map(({ documentId, docCode, file }) => (
            <div key={documentId} className="row between wrap g2">
              <span>
                {documentTypes[docCode][lang]}: <bdi>{file}</bdi>
              </span>
              <span className="row g2">
                <Button
                  size="s"
                  changes={false}
                  onPress={() => void download(road.downloadFleetDocument, { query: { documentId } })}
                >
                  {t(words.download)}
                </Button>
                <Button
                  size="s"
                  variant="danger-quiet"
                  changes
                  isPending={remove.isPending}
                  onPress={() => remove.mutate({ query: { documentId } })}
                >
                  {t(words.remove)}
                </Button>
              </span>
            </div>
          ))
        }
      </Loaded>
      {codes.map((code) => (
        <Scan key={code} fleetId={fleetId} code={code} onStored={() => void query.refetch()} />
      ))}
    </section>
  )
}

function Scan({ fleetId, code, onStored }: { fleetId: string; code: DocCode; onStored: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const type = documentTypes[code]
  const limits = t(documentText['documents.limit.each'], {
    formats: formatsText(screen),
    limit: megabytesText(screen.fileBytes),
    count: screen.files,
  })
  const calls = {
    upload: { contract: road.uploadFleetDocuments, fields: { fleetId } },
    remove: prepare(road.deleteFleetDocument, (documentId: string) => ({ query: { documentId } })),
  }
  const { file, ...sent } = useDocumentFile(
    { docCode: code, screen },
    calls,
    { state: 'none' },
    ({ state }) => state === 'stored' && onStored(),
  )
  return (
    <DocumentFileField
      {...sent}
      // What is stored stands in the list above.
      file={file.state === 'stored' ? { state: 'none' } : file}
      label={type[lang]}
      hint={`${type.hint[lang]} ${limits}`}
      screen={screen}
      camera
    />
  )
}
