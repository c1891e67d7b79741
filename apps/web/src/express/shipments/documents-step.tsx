// The papers of a shipment abroad, before it is paid for: who sends it, and the invoice of its goods.
import { identityDays } from '@marsa/model/documents/document.ts'
import { attachmentNeeds, mostAttachments } from '@marsa/model/express/attachments/attachments.ts'
import { generateCommercialInvoice } from '@marsa/model/express/attachments/attachment-endpoints.ts'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { download } from '../../kit/call.ts'
import { FieldControl } from '../../kit/field-control.tsx'
import { FieldPlace, usePageFormOf } from '../../kit/page-form.tsx'
import { useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AttachmentsCard, useIsIndividual, type SentAbroad } from './attachments-card.tsx'
import type { CreateValues } from './create-values.ts'
import { paperText as words } from './paper-text.ts'

export const sentOf = (values: CreateValues): SentAbroad => ({
  from: values.from,
  to: values.to,
  shipmentType: values.shipmentType,
  identity: values.identity ?? undefined,
})

export function DocumentsStep({ id }: { id: string | undefined }) {
  const t = useT()
  const form = usePageFormOf<CreateValues>()
  const isIndividual = useIsIndividual()
  const sent = sentOf(form.values)
  if (attachmentNeeds(sent, { isIndividual }).length === 0) return <p>{t(words.none)}</p>
  return (
    <div className="stack g5">
      <p className="muted">{t(words.why, { count: mostAttachments, days: identityDays })}</p>
      {isIndividual && (
        <FieldPlace path="identity">
          <FieldControl
            field={{ ...shipmentFields.identity, required: true }}
            value={form.values.identity ?? 'EMIRATES_ID'}
            error={form.errorOf('identity')}
            onChange={(identity) => form.set({ identity: identity as CreateValues['identity'] })}
          />
        </FieldPlace>
      )}
      {id ? (
        <AttachmentsCard id={id} form={sent} closed={false} isSender />
      ) : (
        <p className="muted">{t(words.afterDraft)}</p>
      )}
      {id && sent.shipmentType === 'GOODS' && <PrintedInvoice id={id} />}
    </div>
  )
}

function PrintedInvoice({ id }: { id: string }) {
  const t = useT()
  const look = useSave(() => download(generateCommercialInvoice, { body: { shipmentId: id } }))
  return (
    <div className="row between wrap g3">
      <p className="muted">{t(words.forCompany)}</p>
      <Button changes={false} isPending={look.isPending} onPress={() => look.mutate()}>
        {t(words.look)}
      </Button>
    </div>
  )
}
