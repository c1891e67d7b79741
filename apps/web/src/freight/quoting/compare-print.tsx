// The comparison as a document to take along.
import { FileText } from 'lucide-react'
import { downloadComparison } from '@marsa/model/freight/quoting/comparison-endpoints.ts'
import { landedText } from '@marsa/model/freight/quoting/comparison-text.ts'
import { download } from '../../kit/call.ts'
import { useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'

export function PrintComparison({ requestId }: { requestId: string }) {
  const t = useT()
  const get = useSave(() => download(downloadComparison, { query: { RequestId: requestId } }))
  return (
    <Button size="s" icon={FileText} changes={false} isPending={get.isPending} onPress={() => get.mutate()}>
      {t(landedText.print)}
    </Button>
  )
}
