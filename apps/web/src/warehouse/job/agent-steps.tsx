// The steps of the stored goods for their warehouse, with what a step waits for beside it.
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import type { GoodsStep } from '@marsa/model/warehouse/goods-machine.ts'
import { goodsWords } from '@marsa/model/warehouse/text.ts'
import { LazyUploadDialog } from '../../documents/door.tsx'
import { StepList } from '../../kit/step-list.tsx'
import { useT } from '../../kit/t.ts'
import { useLang } from '../../kit/direction.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { agentJobText as words } from '../quoting/agent-text.ts'
import { intakeText } from '../intake/intake-text.ts'
import { isBrought } from '../releases/brought.ts'
import { storageLine } from '../web-line.ts'
import { StepReport } from './agent-step-report.tsx'
import { loadStorageProblems } from '../problems.ts'
import { storageEventIcon } from '../storage/status-badge.tsx'

export function GoodsSteps({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const [reporting, setReporting] = useState<GoodsStep>()
  const [uploading, setUploading] = useState(false)
  const needsProof = storage.steps.some(({ refusal }) => refusal === 'warehouse.proof-first')
  const steps = storage.steps.map(({ code, refusal, doneAt }) => ({
    code,
    refusal,
    doneAt,
    name: goodsWords(code, isBrought(storage)),
    icon: storageEventIcon(code),
    isEarly: refusal === 'warehouse.step-too-early',
    ...(refusal === 'warehouse.balance-open' && { way: { href: '#final', label: words.toFinal } }),
  }))
  return (
    <Card
      title={t(words.steps)}
      footer={
        needsProof ? (
          <Button variant="primary" changes onPress={() => setUploading(true)}>
            {t(words.uploadProof)}
          </Button>
        ) : undefined
      }
    >
      <div className="stack g4">
        <StepList
          steps={steps}
          problems={loadStorageProblems}
          words={{ report: words.report, reportOf: words.reportOf }}
          onReport={setReporting}
        />
        {storage.steps.some(({ code, refusal, doneAt }) => code === 'STORED' && !refusal && !doneAt) && (
          <div>
            <LinkButton
              icon={ClipboardCheck}
              href={`/${lang}/warehouse/requests/${storage.storageRequestID}/intake`}
            >
              {t(intakeText.open)}
            </LinkButton>
          </div>
        )}
        <p className="hint">{t(words.undo)}</p>
      </div>
      {reporting && (
        <StepReport
          key={reporting}
          storage={storage}
          code={reporting}
          onClose={() => setReporting(undefined)}
        />
      )}
      {uploading && (
        <LazyUploadDialog
          calls={storageLine.documents(storage.storageRequestID)}
          code="PROOF_OF_DELIVERY"
          onClose={() => setUploading(false)}
        />
      )}
    </Card>
  )
}
