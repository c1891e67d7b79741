// Prints the labels of a storage: each piece gets its code once, and the file is saved; and the codes of an item, each to be printed again.
import { Printer, Tags } from 'lucide-react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import {
  downloadStorageLabel,
  downloadStorageLabels,
  issueStorageLabels,
} from '@marsa/model/warehouse/label-endpoints.ts'
import { ssccText } from '@marsa/model/warehouse/sscc.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useCommand, useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { loadStorageProblems } from '../problems.ts'
import { storageReads } from '../queries.ts'
import { labelText as words } from './label-text.ts'

export function PrintLabels({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { labelsRefusal } = storage
  const query = { id: storage.storageRequestID }
  const save = useSave(() => download(downloadStorageLabels, { query }))
  const issue = useCommand(issueStorageLabels, { refreshes: storageReads, onDone: () => save.mutate() })
  return (
    <>
      <ActionButton
        icon={Tags}
        refusal={labelsRefusal}
        problems={loadStorageProblems}
        isPending={issue.isPending || save.isPending}
        pendingLabel={t(words.printing)}
        onPress={() => issue.mutate({ query })}
      >
        {t(words.print)}
      </ActionButton>
      {labelsRefusal === 'warehouse.label-prefix-missing' && (
        <LinkButton href={`/${lang}/warehouse/site`}>{t(words.addPrefix)}</LinkButton>
      )}
    </>
  )
}

/** The codes on the labels of an item's pieces, in their order; a damaged label is printed again, with the code that it had. */
export function LabelCodes({ id, ssccs }: { id: string; ssccs: readonly string[] }) {
  const t = useT()
  const save = useSave((sscc: string) => download(downloadStorageLabel, { query: { id, sscc } }))
  if (ssccs.length === 0) return null
  return (
    <details className="dense">
      <summary>{t(words.codes, { count: ssccs.length })}</summary>
      <ol>
        {ssccs.map((sscc) => (
          <li key={sscc}>
            <span className="row wrap g2">
              <bdi dir="ltr" className="num">
                {ssccText(sscc)}
              </bdi>
              <Button
                size="s"
                variant="text"
                icon={Printer}
                aria-label={t(words.printAgainNamed, { sscc: ssccText(sscc) })}
                isPending={save.isPending && save.variables === sscc}
                pendingLabel={t(words.printing)}
                changes={false}
                onPress={() => save.mutate(sscc)}
              >
                {t(words.printAgain)}
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
