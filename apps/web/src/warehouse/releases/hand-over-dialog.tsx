// Handing a release over: the photos, the signature or the code, and the reason where it goes out unpaid.
import { useState } from 'react'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { ReleaseView, StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { handOverRelease } from '@marsa/model/warehouse/goods-endpoints.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { collectCodeDigits } from '@marsa/model/warehouse/release.ts'
import { isPaid } from '@marsa/model/warehouse/status.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { agentReleaseText } from '../goods/agent-items-text.ts'
import { storageReads } from '../queries.ts'
import { handOverText as words, releaseText } from './release-text.ts'
import { PhotosField } from '../goods/agent-photos-field.tsx'
import { ReleaseFacts } from './release-facts.tsx'
import { ReleaseLines } from './release-lines.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { useSignature } from './use-signature.ts'

type DialogProps = {
  storage: StorageDetail
  release: ReleaseView
  /** Not everything is paid: it goes out on the credit of the warehouse, with a reason. */
  onCredit: boolean
  onClose: () => void
}
type Way = 'signature' | 'code'

export function HandOverDialog({ storage, release, onCredit, onClose }: DialogProps) {
  const t = useT()
  const { lang } = useLang()
  const requestId = storage.storageRequestID
  const [photos, setPhotos] = useState<string[]>([])
  const [isComing, setComing] = useState(false)
  const [way, setWay] = useState<Way>('signature')
  const [code, setCode] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const signature = useSignature(requestId)
  const command = useCommand(handOverRelease, {
    refreshes: storageReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(agentReleaseText.handedOver), tone: 'success' })
    },
  })
  const problems = {
    ...(photos.length === 0 && { photos: 'warehouse.release-photo' }),
    ...((way === 'code' ? code.trim() === '' : !signature.isDrawn) && {
      signature: 'warehouse.release-proof',
    }),
    ...(onCredit && reason.trim().length < 3 && { creditReason: 'warehouse.reason-required' }),
  }
  const found = isTried
    ? Object.fromEntries(
        Object.entries(problems).map(([field, each]) => [field, sentence(warehouseProblems, lang, each)]),
      )
    : {}
  const serverErrors: Record<string, string> = { ...command.error?.fieldSentences, ...found }
  const send = async () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    const signed = way === 'signature' ? await signature.send() : null
    if (way === 'signature' && signed === null) return
    command.mutate({
      query: { id: release.releaseId },
      body: {
        photos,
        signature: signed,
        code: way === 'code' ? code.trim() : null,
        creditReason: onCredit ? reason.trim() : null,
      },
    })
  }
  return (
    <CommandDialog
      title={t(agentReleaseText.handOverTitle)}
      size="l"
      onClose={onClose}
      back={t(releaseText.cancel)}
      send={t(onCredit ? words.onCredit : agentReleaseText.handOver)}
      pendingLabel={t(agentReleaseText.handingOver)}
      command={{ isPending: command.isPending || signature.isSending || isComing, error: command.error }}
      onSend={() => void send()}
    >
      {signature.fault && <Banner tone="error" live title={signature.fault} />}
      <ReleaseLines lines={release.lines} />
      <ReleaseFacts release={release} requestId={requestId} />
      <p className="hint">{t(words.compare)}</p>
      {onCredit && (
        <>
          <Banner
            tone="attention"
            title={
              storage.money && !isPaid(storage.status)
                ? t(words.unpaidTitle, { amount: money(storage.money.balance, 'AED', lang) })
                : t(words.owedTitle)
            }
          >
            {t(words.unpaidBody)}
          </Banner>
          <TextArea
            label={t(words.credit)}
            rows={2}
            dir="auto"
            limit={500}
            value={reason}
            error={serverErrors['creditReason']}
            onChange={setReason}
          />
        </>
      )}
      <PhotosField
        label={t(words.photos)}
        requestId={requestId}
        photos={photos}
        error={serverErrors['photos']}
        onChange={(change) => {
          setComing(change.isUploading)
          setPhotos(change.photos)
        }}
      />
      <RadioCards
        label={t(words.how)}
        choices={[
          { id: 'signature', label: t(words.sign), detail: t(words.signDetail) },
          { id: 'code', label: t(words.byCode), detail: t(words.byCodeDetail) },
        ]}
        value={way}
        onChange={(id) => setWay(id as Way)}
      />
      {way === 'signature' ? (
        <div>
          <SignaturePad isDrawn={signature.isDrawn} onChange={signature.draw} />
          {serverErrors['signature'] && <ErrorText text={serverErrors['signature']} />}
        </div>
      ) : (
        <TextInput
          label={t(words.code)}
          dir="ltr"
          inputMode="numeric"
          maxLength={collectCodeDigits}
          value={code}
          error={serverErrors['code'] ?? serverErrors['signature']}
          onChange={setCode}
        />
      )}
      <p className="hint">{t(agentReleaseText.handOverBody)}</p>
    </CommandDialog>
  )
}
