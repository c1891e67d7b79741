// Why a document is asked for and who issues it, and what about the goods asks for it.
import { isRequestDocCode, type DocCode } from '@marsa/model/documents/document-type.ts'
import { goodsKinds } from '@marsa/model/documents/goods.ts'
import { guide } from '@marsa/model/documents/guide.ts'
import { documentReviewText } from '@marsa/model/documents/review-text.ts'
import type { NeedCause } from '@marsa/model/documents/required-documents.ts'
import { useT } from '../../kit/t.ts'
import './documents.css'

export function DocumentReason({ code, cause }: { code: DocCode; cause?: NeedCause }) {
  const t = useT()
  if (!isRequestDocCode(code)) return null
  const { why, issuer } = guide[code]
  const goods = cause && t(cause === 'hazardous' ? documentReviewText.hazardous : goodsKinds[cause])
  return (
    <span className="document-reason">
      {goods && <span>{t(documentReviewText.because, { goods })}</span>}
      <span>{t(documentReviewText.why, { why: t(why) })}</span>
      <span>{t(documentReviewText.issuer, { issuer: t(issuer) })}</span>
    </span>
  )
}
