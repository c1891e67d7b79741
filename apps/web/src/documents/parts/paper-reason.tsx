// Why a paper is asked for and who issues it, and what about the goods asks for it.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { goodsKinds } from '@marsa/model/documents/goods.ts'
import { guide } from '@marsa/model/documents/guide.ts'
import { paperText } from '@marsa/model/documents/paper-text.ts'
import type { NeedCause } from '@marsa/model/documents/required-documents.ts'
import { useT } from '../../kit/t.ts'
import './papers.css'

export function PaperReason({ code, cause }: { code: DocCode; cause?: NeedCause }) {
  const t = useT()
  const { why, issuer } = guide[code]
  const goods = cause && t(cause === 'hazardous' ? paperText.hazardous : goodsKinds[cause])
  return (
    <span className="paper-reason">
      {goods && <span>{t(paperText.because, { goods })}</span>}
      <span>{t(paperText.why, { why: t(why) })}</span>
      <span>{t(paperText.issuer, { issuer: t(issuer) })}</span>
    </span>
  )
}
