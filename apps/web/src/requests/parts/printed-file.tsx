// The quote file that is printed from the form: what it holds, and the one of what was saved last.
import { FileText } from 'lucide-react'
import { printQuotation } from '@marsa/model/requests/endpoints.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { download } from '../../kit/call.ts'
import { useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'

/** Saves the PDF of a quotation, or says why not. */
export const usePrintedQuotation = (quotationId: string | undefined) =>
  useSave(() => download(printQuotation, { query: { QuotationId: quotationId ?? '' } }))

export function PrintedFile({
  quotationId,
  error,
}: {
  quotationId: string | undefined
  error: string | undefined
}) {
  const t = useT()
  const get = usePrintedQuotation(quotationId)
  return (
    <div className="stack g2">
      <p className="muted">{t(words.filePrintedHint)}</p>
      {quotationId && (
        <div>
          <Button
            variant="text"
            size="s"
            icon={FileText}
            changes={false}
            isPending={get.isPending}
            onPress={() => get.mutate()}
          >
            {t(words.fileLook)}
          </Button>
        </div>
      )}
      {error && <ErrorText text={error} />}
    </div>
  )
}
