// Draws a sample document: title, fields in two columns, lines, and marks such as a stamp; mirrored in Arabic.
import { documentTypes, type RequestDocCode } from '@marsa/model/documents/document-type.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { helpText as t } from '../text/help.ts'
import { samples, type Sample } from './samples.ts'

const width = 300
const margin = 20

/** Positions count from the start of the line, whichever side that is. */
const side = (lang: Lang) => (at: number) => (lang === 'ar' ? width - at : at)
/** Numbers and codes keep their direction inside an Arabic document. */
const written = (lang: Lang, value: string | { en: string; ar: string }) =>
  typeof value === 'string' ? `\u2066${value}\u2069` : value[lang]

const Fields = ({ lang, fields }: { lang: Lang; fields: Sample['fields'] }) => {
  const x = side(lang)
  return fields.map(([label, value], index) => {
    const at = x(margin + (index % 2) * 134)
    const y = 74 + Math.floor(index / 2) * 34
    return (
      <g key={label.en + String(index)}>
        <text x={at} y={y} className="sl">
          {label[lang]}
        </text>
        <text x={at} y={y + 13} className="sv">
          {written(lang, value)}
        </text>
      </g>
    )
  })
}

const Lines = ({ lang, lines, y }: { lang: Lang; lines: NonNullable<Sample['lines']>; y: number }) => {
  const x = side(lang)
  const column = (width - 2 * margin) / lines.head.length
  const at = (index: number) => x(margin + 6 + index * column)
  return (
    <g>
      <rect x={margin} y={y} width={width - 2 * margin} height={20} className="sh" />
      {lines.head.map((label, index) => (
        <text key={label.en} x={at(index)} y={y + 14} className="sl">
          {label[lang]}
        </text>
      ))}
      {lines.rows.map((row, line) =>
        row.map((value, index) => (
          <text key={`${line}-${index}`} x={at(index)} y={y + 36 + line * 20} className="sv">
            {written(lang, value)}
          </text>
        )),
      )}
      <path d={`M${margin} ${y + 26 + lines.rows.length * 20}h${width - 2 * margin}`} className="sr" />
    </g>
  )
}

const bars = [3, 6, 8, 13, 15, 20, 24, 26, 31, 33, 38, 42, 44, 49, 52, 57, 59, 64, 68, 70, 75, 78, 83, 85]

const Mark = ({ lang, kind }: { lang: Lang; kind: NonNullable<Sample['marks']>[number] }) => {
  const x = side(lang)
  if (kind === 'stamp')
    return (
      <g className="ss">
        <circle cx={x(240)} cy={306} r={26} />
        <circle cx={x(240)} cy={306} r={20} />
        <path d={`M${x(240) - 11} 306h22M${x(240) - 8} 300h16M${x(240) - 8} 312h16`} />
      </g>
    )
  if (kind === 'photo')
    return (
      <g className="sp">
        <rect x={x(margin) - (lang === 'ar' ? 64 : 0)} y={160} width={64} height={80} rx={4} />
        <circle cx={x(margin + 32)} cy={190} r={13} />
        <path d={`M${x(margin + 32) - 22} 240c0-18 10-28 22-28s22 10 22 28z`} />
      </g>
    )
  if (kind === 'bars')
    return <path d={bars.map((at) => `M${margin + at * 1.2} 296v26`).join('')} className="sb" />
  return <path d={`M${x(150) - 32} 312c8-22 14-22 12-6s8 4 12-4 6-2 6 4 10-2 14-8 8 4 16 2`} className="sg" />
}

export const DocumentSample = ({ lang, code }: { lang: Lang; code: RequestDocCode }) => {
  const { fields, lines, marks = [] } = samples[code]
  const name = documentTypes[code][lang]
  const below = 74 + Math.ceil(fields.length / 2) * 34
  return (
    <figure className="sample">
      <svg viewBox={`0 0 ${width} 350`} role="img" aria-label={say(lang, t.sampleOf, { name })}>
        <rect x="0.5" y="0.5" width={width - 1} height="349" rx="6" className="pa" />
        <text x={side(lang)(margin)} y="34" className="st">
          {name.length > 34 ? `${name.slice(0, 33)}…` : name}
        </text>
        <path d={`M${margin} 48h${width - 2 * margin}`} className="sr" />
        <Fields lang={lang} fields={fields} />
        {lines && <Lines lang={lang} lines={lines} y={below - 6} />}
        {marks.map((kind) => (
          <Mark key={kind} lang={lang} kind={kind} />
        ))}
        <text x={width / 2} y="214" className="wm" transform={`rotate(-24 ${width / 2} 200)`}>
          {say(lang, t.sample)}
        </text>
      </svg>
    </figure>
  )
}
