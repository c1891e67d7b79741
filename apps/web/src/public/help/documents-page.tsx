// The guide to documents: a table at a glance, then each document with its sample.
import { documentTypes, requestDocCodes, type RequestDocCode } from '@marsa/model/documents/document-type.ts'
import { goodsKinds } from '@marsa/model/documents/goods.ts'
import { mayFollow, type DocumentStage } from '@marsa/model/documents/required-documents.ts'
import { guide } from '@marsa/model/documents/guide.ts'
import {
  guideCarriages,
  goodsThatNeed,
  guideNeed,
  isStorageDocument,
  type GuideCarriage,
  type GuideNeed,
} from '@marsa/model/help/guide-needs.ts'
import { comma, say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { KeyFacts } from '../parts/service-sections.tsx'
import { helpText as t } from '../text/help.ts'
import { DocumentSample } from './document-sample.tsx'

const needWords: Record<GuideNeed['need'], keyof typeof t> = {
  required: 'needRequired',
  optional: 'needOptional',
  hazardous: 'needHazardous',
  goods: 'needGoods',
  port: 'needPort',
  none: 'needNone',
}
const stageWords: Record<DocumentStage, keyof typeof t> = {
  request: 'stageRequest',
  quotation: 'stageQuotation',
  customs: 'stageCustoms',
  delivery: 'stageDelivery',
  completion: 'stageCompletion',
}

const carriages = Object.keys(guideCarriages) as GuideCarriage[]

const needText = (lang: Lang, code: RequestDocCode, carriage: GuideCarriage): string => {
  const { stage, need } = guideNeed(code, carriage)
  if (need === 'required' && stage === 'request' && mayFollow(code)) return say(lang, unfilled(t.needInvoice))
  const word = say(lang, unfilled(t[needWords[need]]))
  return stage && need !== 'optional' ? `${word} ${say(lang, unfilled(t[stageWords[stage]]))}` : word
}

export const anchorOf = (code: RequestDocCode) => code.toLowerCase().replaceAll('_', '-')

/** One line for each need, with the carriages it holds for; one word when it holds for all. */
const When = ({ lang, code }: { lang: Lang; code: RequestDocCode }) => {
  const byNeed = new Map<string, string[]>()
  for (const carriage of carriages) {
    const text = needText(lang, code, carriage)
    byNeed.set(text, [...(byNeed.get(text) ?? []), guideCarriages[carriage][lang]])
  }
  // What is not needed is said last.
  const none = say(lang, t.needNone)
  const needs = [...byNeed].toSorted(([one], [other]) => Number(one === none) - Number(other === none))
  const separator = comma(lang)
  return needs.map(([text, of]) => (
    <span key={text} className="need">
      {of.length === carriages.length ? text : `${text}: ${of.join(separator)}`}
    </span>
  ))
}

const uploaderOf = (code: RequestDocCode) =>
  isStorageDocument(code)
    ? 'warehouseUploads'
    : documentTypes[code].by === 'agent'
      ? 'agentUploads'
      : 'youUpload'

const DocumentCard = ({ lang, code }: { lang: Lang; code: RequestDocCode }) => {
  const { what, why, issuer } = guide[code]
  const type = documentTypes[code]
  const goods = goodsThatNeed(code)
  return (
    <section id={anchorOf(code)} className="card document-card">
      <div className="stack g3">
        <h3 className="h2-s">{type[lang]}</h3>
        <dl className="facts">
          {(
            [
              [t.what, what[lang]],
              [t.why, why[lang]],
              [t.issuer, issuer[lang]],
              [t.broughtBy, say(lang, t[uploaderOf(code)])],
            ] as const
          ).map(([label, text]) => (
            <div key={label.en}>
              <dt>{say(lang, label)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>{say(lang, t.when)}</dt>
            <dd>
              <When lang={lang} code={code} />
            </dd>
          </div>
          {goods && (
            <div>
              <dt>{say(lang, t.forGoods)}</dt>
              <dd>{goodsKinds[goods][lang]}</dd>
            </div>
          )}
        </dl>
        <p className="hint">{type.hint[lang]}</p>
        {type.identity && <p className="hint">{say(lang, unfilled(t.identityNote))}</p>}
      </div>
      <DocumentSample lang={lang} code={code} />
    </section>
  )
}

export const DocumentsPage = ({ lang }: { lang: Lang }) => {
  const shown = requestDocCodes.filter((code) => code !== 'OTHER')
  return (
    <main id="main" className="page guide">
      <div className="stack g3">
        <h1 className="h1-l">{say(lang, t.documentsHeading)}</h1>
        <p className="lead">{say(lang, t.documentsLead)}</p>
        <p className="muted">{say(lang, unfilled(t.uploadNote))}</p>
      </div>
      <section className="stack g3">
        <h2>{say(lang, t.atAGlance)}</h2>
        <p className="muted">{say(lang, t.atAGlanceText)}</p>
        <KeyFacts
          lang={lang}
          caption={say(lang, t.atAGlance)}
          head={[say(lang, t.document), ...carriages.map((carriage) => guideCarriages[carriage][lang])]}
          rows={shown.map((code) => [
            documentTypes[code][lang],
            ...carriages.map((carriage) => needText(lang, code, carriage)),
          ])}
        />
      </section>
      <section className="stack g5">
        <h2>{say(lang, t.eachDocument)}</h2>
        <p className="hint">{say(lang, t.sampleNote)}</p>
        {requestDocCodes.map((code) => (
          <DocumentCard key={code} lang={lang} code={code} />
        ))}
      </section>
    </main>
  )
}
